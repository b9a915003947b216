import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { dayMs, type EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { PeopleQuery } from '../explore.contract.ts';
import {
  categoryOf,
  furthestAhead,
  readCursor,
  readWindow,
  searchWords,
  writeCursor,
  type Window,
} from '../rules/index.ts';
import { countPeople, findPeople, type Search, type StoredSort } from '../search.store.ts';
import type { ConfirmedTimes } from './confirm-free.ts';
import { listFreePeople } from './list-free-people.ts';
import { refreshPeople } from './refresh-people.ts';

/** Beyond it a count says no more. */
const mostCounted = 1_000;

/** A page of people: who, and when they are free if that was asked. */
export interface PeoplePage {
  readonly ids: readonly number[];
  readonly times?: ReadonlyMap<number, ConfirmedTimes>;
  readonly next?: string | undefined;
  /** On the first page, up to 1000. */
  readonly total?: number | undefined;
}

/** Who fits a search, in the order asked for. */
export async function listPeople(app: App, viewer: Actor, query: PeopleQuery): Promise<PeoplePage> {
  const search = readSearch(query, viewer);
  const now = app.clock.now();
  const window = windowOf(query, now);
  const sort = query.sort ?? (window ? 'soonest' : 'best');
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  if (query.cursor !== undefined && !after) throw refuse('invalid');
  await refreshPeople(app);
  const { limit } = query;
  if (window) {
    const page = await listFreePeople(app, search, { window, now, sort, after, limit });
    const next = page.next && writeCursor({ sort, ...page.next });
    return { ...page, next, total: after ? undefined : Math.min(page.total, mostCounted) };
  }
  const [found, total] = await Promise.all([
    findPeople(app.database, search, { sort: sort as StoredSort, after, limit: limit + 1 }),
    after ? undefined : countPeople(app.database, search, mostCounted),
  ]);
  const shown = found.slice(0, limit);
  const next = found.length > limit ? writeCursor({ sort, ...shown.at(-1)! }) : undefined;
  return { ids: shown.map(({ id }) => id), next, total };
}

function readSearch(query: PeopleQuery, viewer: Actor): Search {
  const { q = '', lat, lon, radius, minRating, maxPrice, currency, leaveOut = [], sort } = query;
  const category = categoryOf(query.category);
  if (query.category && !category) throw refuseField('category', 'categoryUnknown');
  if ((lat === undefined) !== (lon === undefined)) throw refuseField(lat === undefined ? 'lat' : 'lon', 'placeHalf');
  const place = lat === undefined || lon === undefined ? undefined : { lat, lon };
  if (!place && radius !== undefined) throw refuseField('radius', 'placeMissing');
  if (!place && sort === 'nearest') throw refuseField('sort', 'placeMissing');
  const words = searchWords(q);
  return { words, category, place, radius, minRating, maxPrice, currency, leaveOut, viewerId: viewer?.id };
}

/** Who asks for the soonest without saying when means any time. */
function windowOf({ free, sort }: PeopleQuery, now: EpochMs): Window | undefined {
  if (!free) return sort === 'soonest' ? { from: now, to: now + furthestAhead * dayMs } : undefined;
  const window = readWindow(free, now);
  if (typeof window === 'string') throw refuseField('free', window);
  return window;
}

type Problem = 'categoryUnknown' | 'placeHalf' | 'placeMissing' | 'windowForm' | 'windowOrder' | 'windowFar';

function refuseField(field: string, problem: Problem) {
  return refuse('invalid', { fields: { [field]: translator('en')(`explore.problem.${problem}`, { furthestAhead }) } });
}
