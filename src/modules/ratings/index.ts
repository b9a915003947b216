export { ratingsRoutes } from './ratings.routes.ts';
export { ratingTotalsOf } from './ratings.store.ts';
export type { RatingTotals } from './rules/index.ts';
