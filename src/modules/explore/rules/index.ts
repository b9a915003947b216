export type { Trade } from '#modules/categories/rules';
export { FreeQuarters, keptDays, quarterMs, type BookingLimits, type FreeArtists } from './free-quarters.ts';
export { searchWords } from './read-search.ts';
export { soonestFirst, type Ranked } from './soonest-first.ts';
export { everyStart, firstStarts, type FreeStarts, type TimedService } from './starts.ts';
export {
  anyTime,
  furthestAhead,
  readDays,
  readWindow,
  type Window,
  type WindowProblem,
  type WindowsIn,
} from './windows.ts';
