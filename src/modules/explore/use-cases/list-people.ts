import type { Actor } from '#kernel/actor';
import type { App } from '#platform/app';
import type { PeopleQuery } from '../explore.contract.ts';
import { countPeople, findPeople, type Search, type StoredSort } from '../search.store.ts';
import type { ConfirmedTimes } from './confirm-free.ts';
import { peopleCursors } from './cursors.ts';
import { readOpeningsAmong, type Opening } from '#modules/openings';
import { listFreePeople, serviceFits } from './list-free-people.ts';
import { isPayable, listOffering } from './list-offering.ts';
import { nextFreeOf } from './next-free-of.ts';
import { mostCounted, readSearch, readWhen } from './read-query.ts';
import { refreshPeople } from './refresh-people.ts';

/** A page of people: who, and when they are free if that was asked. */
export interface PeoplePage {
  readonly ids: readonly number[];
  readonly times?: ReadonlyMap<number, ConfirmedTimes>;
  /** When they are free next, where no time was asked for. */
  readonly soonest?: ReadonlyMap<number, ConfirmedTimes>;
  /** Where openings were asked for, the first of each. */
  readonly openings?: ReadonlyMap<number, Opening>;
  readonly next?: string | undefined;
  /** On the first page, up to 1000. */
  readonly total?: number | undefined;
}

/** Who fits a search, in the order asked for. */
export async function listPeople(app: App, viewer: Actor, query: PeopleQuery): Promise<PeoplePage> {
  const search = await readSearch(app, query, viewer);
  const now = app.clock.now();
  const windowsIn = readWhen(query, now);
  const sort = query.sort ?? (windowsIn ? 'soonest' : 'best');
  const cursors = peopleCursors[sort];
  const after = query.cursor === undefined ? undefined : cursors.read(query.cursor);
  await refreshPeople(app);
  const { limit } = query;
  if (query.openings === 'true') return pageOfOpenings(await listOffering(app, viewer, search));
  if (windowsIn) {
    const page = await listFreePeople(app, search, { windowsIn, now, sort, after, limit });
    const next = page.next && cursors.write(page.next);
    return { ...page, next, total: after ? undefined : Math.min(page.total, mostCounted) };
  }
  const [found, total] = await Promise.all([
    findPeople(app.database, search, { sort: sort as StoredSort, after, limit: limit + 1 }),
    after ? undefined : countPeople(app.database, search, mostCounted),
  ]);
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const soonest = query.nextFree === 'true' ? await nextFreeOrOpening(app, viewer, ids, search) : undefined;
  const next = found.length > limit ? cursors.write(shown.at(-1)!) : undefined;
  return { ids, ...(soonest && { soonest }), next, total };
}

/** When each of some people is free next, whether in their hours or at an opening that they offer besides. */
async function nextFreeOrOpening(app: App, viewer: Actor, ids: readonly number[], search: Search) {
  const [soonest, openings] = await Promise.all([
    nextFreeOf(app, ids, serviceFits(search), app.clock.now()),
    readOpeningsAmong(app, viewer, ids),
  ]);
  for (const opening of openings) {
    const { artistId, startsAt, serviceId, serviceName, timeZone } = opening;
    const known = soonest.get(artistId)?.starts[0] ?? Infinity;
    if (startsAt < known && isPayable(opening, search))
      soonest.set(artistId, { starts: [startsAt], serviceId, timeZone, service: serviceName });
  }
  return soonest;
}

function pageOfOpenings(openings: readonly Opening[]): PeoplePage {
  const ids = openings.map(({ artistId }) => artistId);
  const soonest = openings.map(
    ({ artistId, startsAt, serviceId, timeZone }) => [artistId, { starts: [startsAt], serviceId, timeZone }] as const,
  );
  const byArtist = new Map(openings.map((opening) => [opening.artistId, opening]));
  return { ids, soonest: new Map(soonest), openings: byArtist, total: ids.length };
}
