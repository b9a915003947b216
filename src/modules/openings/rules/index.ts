export { mostOpenings } from './limits.ts';
export { offPrice } from './off-price.ts';
export { objectionTo, type OpeningObjection } from './objection-to.ts';
