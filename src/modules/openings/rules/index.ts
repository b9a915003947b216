export { mostAhead, mostOpenings } from './limits.ts';
export { offPrice, openingDiscount } from './off-price.ts';
export { objectionTo, type OpeningObjection } from './objection-to.ts';
