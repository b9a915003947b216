export { customUrlProblem, type CustomUrlProblem } from './custom-url.ts';
