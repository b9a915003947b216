import { findPublicUsers } from '#modules/profiles';
import type { App } from '#platform/app';
import { actorOf, createRouter } from '#platform/http';
import * as contract from './explore.contract.ts';
import { presentFound } from './explore.present.ts';
import { readDetails } from './search.store.ts';
import { listPeople } from './use-cases/list-people.ts';
import { suggestPlaces } from './use-cases/suggest-places.ts';

export function exploreRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listUsers, async (c) => {
    const query = c.req.valid('query');
    const { ids, times, next, total } = await listPeople(app, await actorOf(c), query);
    const place = query.lat === undefined || query.lon === undefined ? undefined : { lat: query.lat, lon: query.lon };
    const [users, details] = await Promise.all([
      findPublicUsers(app.database, ids),
      readDetails(app.database, ids, place),
    ]);
    const detailsOf = new Map(details.map((row) => [row.id, row]));
    if (next) {
      const address = new URL(c.req.url);
      address.searchParams.set('cursor', next);
      c.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
    }
    if (total !== undefined) c.header('X-Total-Count', String(total));
    const found = ids.flatMap((id) => {
      const user = users.get(id);
      return user ? presentFound(user, detailsOf.get(id), { near: Boolean(place), times: times?.get(id) }) : [];
    });
    return c.json(found, 200);
  });

  router.openapi(contract.listPlaces, async (c) => c.json(await suggestPlaces(app, c.req.valid('query').q), 200));

  return router;
}
