import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { actorOf, createRouter, cutPage, personOf, readPage, type RouteContext } from '#platform/http';
import * as contract from './follows.contract.ts';
import { areFollowsHidden, setFollowsHidden, type FollowList } from './follows.store.ts';
import { listSuggestions } from './suggestions.store.ts';
import { follow, unfollow } from './use-cases/follow.ts';
import { readFollows, readTies } from './use-cases/read-follows.ts';

export function followsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.follow, async (c) => {
    const person = await personOf(c);
    const { followerId, followingId } = c.req.valid('json');
    if (followerId !== person.id) throw refuse('forbidden');
    await follow(app, person, followingId);
    return c.json({ following: true }, 200);
  });

  router.openapi(contract.unfollow, async (c) => {
    await unfollow(app, await personOf(c), c.req.valid('param').followingId);
    return c.json({ following: false }, 200);
  });

  router.openapi(contract.listFollowers, async (c) => {
    const { userId } = c.req.valid('param');
    return c.json(await show(c, userId, 'followers', c.req.valid('query')), 200);
  });

  router.openapi(contract.listFollowing, async (c) => {
    const { userId } = c.req.valid('param');
    return c.json(await show(c, userId, 'following', c.req.valid('query')), 200);
  });

  router.openapi(contract.listSuggestions, async (c) => {
    const person = await personOf(c);
    return c.json(await listSuggestions(app.database, person.id, c.req.valid('query').limit), 200);
  });

  router.openapi(contract.readTies, async (c) =>
    c.json(await readTies(app, await personOf(c), c.req.valid('param').userId), 200),
  );

  router.openapi(contract.readFollowSettings, async (c) => {
    const person = await personOf(c);
    return c.json({ hidden: (await areFollowsHidden(app.database, person.id)) ?? false }, 200);
  });

  router.openapi(contract.setFollowSettings, async (c) => {
    const person = await personOf(c);
    const { hidden } = c.req.valid('json');
    await setFollowsHidden(app.database, person.id, hidden);
    return c.json({ hidden }, 200);
  });

  async function show(c: RouteContext, userId: number, list: FollowList, query: Parameters<typeof readPage>[0]) {
    const page = readPage(query);
    const rows = await readFollows(app, await actorOf(c), { userId, list, page });
    const shown = cutPage(c, rows, page, ({ since, id }) => ({ at: since, id }));
    return shown.map(({ since: _since, ...person }) => person);
  }

  return router;
}
