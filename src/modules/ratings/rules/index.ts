export { firstNameOf } from './first-name.ts';
export { editableUntil, noRatings, totalsOf, type RatingTotals, type StarCounts } from './stars.ts';
