export type { Trade } from '#modules/categories/rules';
export {
  FreeQuarters,
  keptDays,
  quarterMs,
  type BookingLimits,
  type FreeArtists,
  type Window,
} from './free-quarters.ts';
export {
  furthestAhead,
  readCursor,
  readWindow,
  searchWords,
  writeCursor,
  type Cursor,
  type WindowProblem,
} from './read-search.ts';
export { soonestFirst, type Ranked } from './soonest-first.ts';
export { everyStart, firstStarts, type FreeStarts, type TimedService } from './starts.ts';
