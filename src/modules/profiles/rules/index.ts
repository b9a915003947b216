export { suggestAddresses, type Known } from './suggest-addresses.ts';
export { customUrlProblem, type CustomUrlProblem } from './custom-url.ts';
export { postPreview, previewWords, profilePreview, servicePreview, type PreviewWords } from './preview-words.ts';
