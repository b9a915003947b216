export { isCurrency } from './currency.ts';
export { samples, type Sample } from './samples.ts';
