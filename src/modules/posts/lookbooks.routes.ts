import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import { actorOf, createRouter, cutPage, personOf, readPage } from '#platform/http';
import { showPosts } from './feed.routes.ts';
import { listInLookbook } from './feed.store.ts';
import { presentLookbook } from './lookbooks.present.ts';
import { findLookbook, listLookbooks } from './lookbooks.store.ts';
import * as contract from './posts.contract.ts';
import * as keeping from './use-cases/keep-lookbook.ts';

/** Named collections of saved posts. */
export function lookbooksRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listLookbooks, async (c) => {
    const { userId } = c.req.valid('param');
    const viewerId = (await actorOf(c))?.id ?? null;
    const rows = await listLookbooks(app.database, viewerId, userId, c.req.valid('query').holding ?? null);
    if (rows.length === 0 && !(await readPeople(app.database, [userId])).has(userId)) throw refuse('not_found');
    return c.json(rows.map(presentLookbook), 200);
  });

  router.openapi(contract.getLookbook, async (c) => {
    const viewerId = (await actorOf(c))?.id ?? null;
    return c.json(await show(viewerId, c.req.valid('param').lookbookId), 200);
  });

  router.openapi(contract.listLookbookPosts, async (c) => {
    const viewerId = (await actorOf(c))?.id ?? null;
    const { lookbookId } = c.req.valid('param');
    await show(viewerId, lookbookId);
    const page = readPage(c.req.valid('query'));
    const rows = await listInLookbook(app.database, viewerId, lookbookId, page);
    const shown = cutPage(c, rows, page, ({ listedAt, id }) => ({ at: listedAt, id }));
    return c.json(showPosts(viewerId, shown), 200);
  });

  router.openapi(contract.createLookbook, async (c) => {
    const person = await personOf(c);
    return c.json(await show(person.id, await keeping.createLookbook(app, person, c.req.valid('json'))), 201);
  });

  router.openapi(contract.changeLookbook, async (c) => {
    const person = await personOf(c);
    const { lookbookId } = c.req.valid('param');
    await keeping.changeLookbook(app, person, lookbookId, c.req.valid('json'));
    return c.json(await show(person.id, lookbookId), 200);
  });

  router.openapi(contract.removeLookbook, async (c) => {
    await keeping.removeLookbook(app, await personOf(c), c.req.valid('param').lookbookId);
    return c.body(null, 204);
  });

  router.openapi(contract.addToLookbook, async (c) => {
    const person = await personOf(c);
    const { lookbookId, postId } = c.req.valid('param');
    await keeping.addToLookbook(app, person, lookbookId, postId);
    return c.json(await show(person.id, lookbookId), 200);
  });

  router.openapi(contract.takeFromLookbook, async (c) => {
    const person = await personOf(c);
    const { lookbookId, postId } = c.req.valid('param');
    await keeping.takeFromLookbook(app, person, lookbookId, postId);
    return c.json(await show(person.id, lookbookId), 200);
  });

  async function show(viewerId: number | null, id: number) {
    const row = await findLookbook(app.database, viewerId, id);
    if (!row) throw refuse('not_found');
    return presentLookbook(row);
  }

  return router;
}
