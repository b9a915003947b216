import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf } from '#platform/http';
import * as contract from './openings.contract.ts';
import { presentOpening } from './openings.present.ts';
import { addOpening } from './use-cases/add-opening.ts';
import { readFollowed, readOpenings, readOpeningsOf, type OpeningsPorts } from './use-cases/read-openings.ts';
import { withdrawOpening } from './use-cases/withdraw-opening.ts';

export function openingsRoutes(app: App, ports: OpeningsPorts) {
  const router = createRouter();
  router.openapi(contract.listOpenings, async (c) => {
    const followed = c.req.valid('query').following === 'true';
    const openings = followed
      ? await readFollowed(app, ports, await personOf(c))
      : await readOpenings(app, await actorOf(c));
    return c.json(openings.map(presentOpening), 200);
  });

  router.openapi(contract.listOpeningsOf, async (c) => {
    const openings = await readOpeningsOf(app, await actorOf(c), c.req.valid('param').userId);
    return c.json(openings.map(presentOpening), 200);
  });

  router.openapi(contract.addOpening, async (c) => {
    const opening = await addOpening(app, await personOf(c), c.req.valid('json'));
    return c.json(presentOpening(opening), 201);
  });

  router.openapi(contract.withdrawOpening, async (c) => {
    const { id } = await personOf(c);
    if (!(await withdrawOpening(app, id, c.req.valid('param').openingId))) throw refuse('not_found');
    return c.body(null, 204);
  });

  return router;
}
