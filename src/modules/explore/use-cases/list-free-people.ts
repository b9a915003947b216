import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import { listApart, type OfferedService } from '../free-times.store.ts';
import { soonestFirst, type FreeArtists, type FreeQuarters, type Ranked, type WindowsIn } from '../rules/index.ts';
import { findPeople, type Search, type StoredSort } from '../search.store.ts';
import { confirmFree, type ConfirmedTimes } from './confirm-free.ts';
import { freeTimesOf } from './free-times.ts';

/** How often a page is filled up again when what the index said did not hold. */
const mostRounds = 8;

export interface FreeQuery {
  readonly windowsIn: WindowsIn;
  readonly now: EpochMs;
  readonly sort: StoredSort | 'soonest';
  readonly after: Ranked | undefined;
  readonly limit: number;
}

export interface FreePage {
  readonly ids: number[];
  readonly times: Map<number, ConfirmedTimes>;
  readonly next: Ranked | undefined;
  readonly total: number;
}

/** Candidates in order, with their first free quarter. */
interface Candidates {
  readonly total: number;
  /** The next `most` after a place. */
  readonly next: (after: Ranked | undefined, most: number) => (Ranked & { readonly quarter: number })[];
}

/** Who fits a search and can begin a visit in windows of their clock: chosen by the index, confirmed by the live rows. */
export async function listFreePeople(app: App, search: Search, query: FreeQuery): Promise<FreePage> {
  const { windowsIn, now, sort, limit } = query;
  const page: Omit<FreePage, 'next' | 'total'> = { ids: [], times: new Map() };
  const quarters = await freeTimesOf(app).current();
  const candidates = await (sort === 'soonest'
    ? bySoonest(app, search, quarters, query)
    : byKey(app, search, quarters, { ...query, sort }));
  const fits = serviceFits(search);
  let after = query.after;
  let { total } = candidates;
  for (let round = 0; round < mostRounds; round++) {
    const some = candidates.next(after, limit - page.ids.length + 1);
    const tried = some.slice(0, limit - page.ids.length);
    const confirmed = await confirmFree(app, tried, windowsIn, now, fits);
    for (const { id } of tried) {
      const times = confirmed.get(id);
      if (!times) {
        total -= 1;
        continue;
      }
      page.ids.push(id);
      page.times.set(id, times);
    }
    after = tried.at(-1);
    if (some.length === tried.length) return { ...page, next: undefined, total };
    if (page.ids.length === limit) break;
  }
  return { ...page, next: after && { key: after.key, id: after.id }, total };
}

/** A price that was asked for must hold for what can begin then, too. */
export function serviceFits({ maxPrice, currency }: Search) {
  return (service: OfferedService) =>
    maxPrice === undefined || (service.price <= maxPrice && service.currency === currency);
}

/** Only the database knows words and places; whoever asks for a time alone needs nothing but the index. */
function narrows({ words, category, radius, minRating, maxPrice }: Search): boolean {
  return Boolean(
    words.length > 0 || category || radius !== undefined || minRating !== undefined || maxPrice !== undefined,
  );
}

/** Those who fit and whom the index calls free; where nothing narrows a search, whom it leaves out is among them. */
export async function findFree(
  app: App,
  search: Search,
  quarters: FreeQuarters,
  { windowsIn, now }: Pick<FreeQuery, 'windowsIn' | 'now'>,
): Promise<FreeArtists> {
  if (!narrows(search)) return quarters.freeIn(windowsIn, now);
  const found = await findPeople(app.database, search, { sort: 'best', limit: null });
  return quarters.freeAmong(
    found.map(({ id }) => id),
    windowsIn,
    now,
  );
}

async function bySoonest(app: App, search: Search, quarters: FreeQuarters, query: FreeQuery): Promise<Candidates> {
  const out = new Set(search.leaveOut);
  if (!narrows(search) && search.viewerId !== undefined) {
    for (const id of await listApart(app.database, search.viewerId)) out.add(id);
  }
  const free = await findFree(app, search, quarters, query);
  return {
    total: out.size === 0 ? free.ids.length : free.ids.filter((id) => !out.has(id)).length,
    next: (after, most) => soonestFirst(free, after, most, out).map((one) => ({ ...one, quarter: one.key })),
  };
}

async function byKey(
  app: App,
  search: Search,
  quarters: FreeQuarters,
  { windowsIn, now, sort, after }: FreeQuery & { sort: StoredSort },
): Promise<Candidates> {
  const found = await findPeople(app.database, search, { sort, after, limit: null });
  const keys = new Map(found.map(({ id, key }) => [id, key]));
  const free = quarters.freeAmong([...keys.keys()], windowsIn, now);
  return {
    total: free.ids.length,
    next: (last, most) => {
      const from = last && last !== after ? free.ids.indexOf(last.id) + 1 : 0;
      return free.ids
        .slice(from, from + most)
        .map((id, index) => ({ id, key: keys.get(id)!, quarter: free.quarters[from + index]! }));
    },
  };
}
