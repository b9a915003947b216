export { categories, categoryOf, isCategory, type Category } from './categories.ts';
export { customUrlProblem, type CustomUrlProblem } from './custom-url.ts';
export { previewWords, profilePreview, type PreviewWords } from './preview-words.ts';
