import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { EpochMs } from '#kernel/time';
import { categoriesOf } from '#modules/categories';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { PeopleQuery, SearchQuery } from '../explore.contract.ts';
import {
  anyTime,
  furthestAhead,
  readDays,
  readWindow,
  searchWords,
  type WindowProblem,
  type WindowsIn,
} from '../rules/index.ts';
import type { Search } from '../search.store.ts';

/** Beyond it a count says no more. */
export const mostCounted = 1_000;

/** What somebody looks for; refuses what does not go together. */
export async function readSearch(
  app: App,
  query: SearchQuery & Pick<PeopleQuery, 'sort' | 'takesBookings'>,
  viewer: Actor,
): Promise<Search> {
  const { q = '', lat, lon, radius, minRating, maxPrice, currency, leaveOut = [], sort } = query;
  const categories = await categoriesOf(app);
  const category = categories.meantBy(query.category)?.slug;
  if (query.category && !category) throw refuseField('category', 'categoryUnknown');
  if ((lat === undefined) !== (lon === undefined)) throw refuseField(lat === undefined ? 'lat' : 'lon', 'placeHalf');
  const place = lat === undefined || lon === undefined ? undefined : { lat, lon };
  if (!place && radius !== undefined) throw refuseField('radius', 'placeMissing');
  if (!place && sort === 'nearest') throw refuseField('sort', 'placeMissing');
  if (!currency && (maxPrice !== undefined || sort === 'price')) throw refuseField('currency', 'currencyMissing');
  const words = searchWords(q, categories);
  const takingBookings = query.takesBookings === 'true';
  return {
    words,
    category,
    place,
    radius,
    minRating,
    maxPrice,
    currency,
    leaveOut,
    takingBookings,
    viewerId: viewer?.id,
  };
}

/** Who asks for the soonest without saying when means any time. */
export function readWhen(
  { free, days, hours, sort }: Pick<PeopleQuery, 'free' | 'days' | 'hours' | 'sort'>,
  now: EpochMs,
): WindowsIn | undefined {
  if (free && (days || hours)) throw refuseField('free', 'whenTwice');
  if (hours && !days) throw refuseField('hours', 'hoursAlone');
  if (!free && !days) return sort === 'soonest' ? anyTime(now) : undefined;
  const windows = free ? readWindow(free, now) : readDays(days ?? '', hours ?? '', now);
  if (typeof windows === 'string') throw refuseField(free ? 'free' : ofHours.has(windows) ? 'hours' : 'days', windows);
  return windows;
}

const ofHours: ReadonlySet<WindowProblem> = new Set(['hoursForm', 'windowOrder']);

type Problem =
  | 'categoryUnknown'
  | 'placeHalf'
  | 'placeMissing'
  | 'currencyMissing'
  | 'whenTwice'
  | 'hoursAlone'
  | WindowProblem;

function refuseField(field: string, problem: Problem) {
  return refuse('invalid', { fields: { [field]: translator()(`explore.problem.${problem}`, { furthestAhead }) } });
}
