import { dayMs } from '#kernel/time';

/** So many openings of one person stand at a time. */
export const mostOpenings = 20;
/** An opening fills a gap soon: what is further ahead is an offer. */
export const mostAhead = 14 * dayMs;
