import type { Actor } from '#kernel/actor';
import type { EpochMs } from '#kernel/time';
import type { App } from '#platform/app';
import type { SearchQuery } from '../explore.contract.ts';
import type { WindowsIn } from '../rules/index.ts';
import type { After } from '../search.store.ts';
import { countWork, findWork, type WorkSearch } from '../work.store.ts';
import { confirmFree } from './confirm-free.ts';
import { workCursor } from './cursors.ts';
import { freeTimesOf } from './free-times.ts';
import { findFree, serviceFits } from './list-free-people.ts';
import { mostCounted, readSearch, readWhen } from './read-query.ts';
import { refreshPeople } from './refresh-people.ts';
import { refreshWork } from './refresh-work.ts';

/** How often a page is filled up again when what the index of free times said did not hold. */
const mostRounds = 8;

export interface WorkPage {
  readonly ids: readonly number[];
  readonly next: string | undefined;
  /** On the first page, up to 1000. */
  readonly total: number | undefined;
}

/** Posts that fit a search, the newest first. */
export async function listWork(app: App, viewer: Actor, query: SearchQuery): Promise<WorkPage> {
  const search = await readSearch(app, query, viewer);
  const now = app.clock.now();
  const windowsIn = readWhen(query, now);
  const after = query.cursor === undefined ? undefined : workCursor.read(query.cursor);
  await refreshPeople(app);
  if (search.words.length > 0) await refreshWork(app);
  const asked = { search, after, limit: query.limit };
  const page = windowsIn ? await listFreeWork(app, asked, windowsIn, now) : await listAnyWork(app, asked);
  return { ...page, next: page.next && workCursor.write(page.next) };
}

interface Asked {
  readonly search: WorkSearch;
  readonly after: After | undefined;
  readonly limit: number;
}

type FoundPage = Omit<WorkPage, 'next'> & { readonly next: After | undefined };

async function listAnyWork({ database }: App, { search, after, limit }: Asked): Promise<FoundPage> {
  const [found, total] = await Promise.all([
    findWork(database, search, { after, limit: limit + 1 }),
    after ? undefined : countWork(database, search, mostCounted),
  ]);
  const shown = found.slice(0, limit);
  return { ids: shown.map(({ id }) => id), next: found.length > limit ? shown.at(-1) : undefined, total };
}

/** Work of those who can be booked in a window: chosen by the index, its makers confirmed by the live rows. */
async function listFreeWork(app: App, { search, after, limit }: Asked, windowsIn: WindowsIn, now: EpochMs) {
  const quarters = await freeTimesOf(app).current();
  // The words of a search for work, and its price, are those of the post.
  const free = await findFree(app, { ...search, words: [], maxPrice: undefined }, quarters, { windowsIn, now });
  const quarterOf = new Map(free.ids.map((id, index) => [id, free.quarters[index]!]));
  const among = { ...search, makerIds: free.ids };
  let total = after ? undefined : await countWork(app.database, among, mostCounted);
  const ids: number[] = [];
  let last = after;
  for (let round = 0; round < mostRounds; round++) {
    const found = await findWork(app.database, among, { after: last, limit: limit - ids.length + 1 });
    const tried = found.slice(0, limit - ids.length);
    const makers = [...new Set(tried.map(({ userId }) => userId))];
    const candidates = makers.map((id) => ({ id, quarter: quarterOf.get(id)! }));
    const confirmed = await confirmFree(app, candidates, windowsIn, now, serviceFits(search));
    const held = tried.filter(({ userId }) => confirmed.has(userId));
    ids.push(...held.map(({ id }) => id));
    if (total !== undefined) total -= tried.length - held.length;
    if (found.length === tried.length) return { ids, next: undefined, total };
    last = tried.at(-1);
    if (ids.length === limit) break;
  }
  return { ids, next: last && { key: last.key, id: last.id }, total };
}
