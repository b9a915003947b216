export { searchedDigits } from './searched-digits.ts';
