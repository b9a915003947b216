import { findPublicUsers } from '#modules/profiles';
import type { App } from '#platform/app';
import { actorOf, createRouter, linkNext, type RouteContext } from '#platform/http';
import * as contract from './explore.contract.ts';
import { presentFound, presentWork } from './explore.present.ts';
import { readLatestWork } from './latest-work.store.ts';
import { readDetails } from './search.store.ts';
import { listPeople } from './use-cases/list-people.ts';
import { listWork } from './use-cases/list-work.ts';
import { suggestPlaces } from './use-cases/suggest-places.ts';
import { readWork } from './work.store.ts';

export function exploreRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listUsers, async (c) => {
    const query = c.req.valid('query');
    const { ids, times, soonest, openings, next, total } = await listPeople(app, await actorOf(c), query);
    const place = query.lat === undefined || query.lon === undefined ? undefined : { lat: query.lat, lon: query.lon };
    const [users, details, works] = await Promise.all([
      findPublicUsers(app.database, ids),
      readDetails(app.database, ids, { place, currency: query.currency }),
      query.works === 'true' ? readLatestWork(app.database, ids) : undefined,
    ]);
    const detailsOf = new Map(details.map((row) => [row.id, row]));
    tellOfMore(c, { next, total });
    const found = ids.flatMap((id) => {
      const user = users.get(id);
      return user
        ? presentFound(user, detailsOf.get(id), {
            near: Boolean(place),
            times: times?.get(id),
            soonest: soonest?.get(id),
            opening: openings?.get(id),
            works: works && (works.get(id) ?? []),
          })
        : [];
    });
    return c.json(found, 200);
  });

  router.openapi(contract.listWork, async (c) => {
    const { ids, ...more } = await listWork(app, await actorOf(c), c.req.valid('query'));
    tellOfMore(c, more);
    return c.json((await readWork(app.database, ids)).map(presentWork), 200);
  });

  router.openapi(contract.listPlaces, async (c) => {
    return c.json(await suggestPlaces(app, c.req.valid('query')), 200);
  });

  return router;
}

/** Names the next page, and says how many fit. */
function tellOfMore(c: RouteContext, { next, total }: { next?: string | undefined; total?: number | undefined }): void {
  if (next) linkNext(c, next);
  if (total !== undefined) c.header('X-Total-Count', String(total));
}
