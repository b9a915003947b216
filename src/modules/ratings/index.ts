export { listenRatings } from './ratings.jobs.ts';
export { ratingsRoutes } from './ratings.routes.ts';
export { putRatingBack, takeRatingAway } from './use-cases/take-rating-away.ts';
export { findReportedRating } from './use-cases/find-reported.ts';
export { ratingTotalsOf } from './ratings.store.ts';
export type { RatingTotals } from './rules/index.ts';
