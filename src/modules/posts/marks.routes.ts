import type { App } from '#platform/app';
import { actorOf, createRouter, cutPage, personOf, readPage, sessionOf } from '#platform/http';
import { showPosts } from './feed.routes.ts';
import { listSaved } from './feed.store.ts';
import * as contract from './posts.contract.ts';
import { readLikers, setLike, setSave, setUnwanted } from './use-cases/mark-post.ts';

/** Likes and saves. */
export function marksRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.likePost, async (c) => {
    const mark = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json({ liked: true, likesCount: await setLike(app, sessionOf(c), mark, true) }, 200);
  });

  router.openapi(contract.unlikePost, async (c) => {
    const likesCount = await setLike(app, sessionOf(c), c.req.valid('param'), false);
    return c.json({ liked: false, likesCount }, 200);
  });

  router.openapi(contract.listLikers, async (c) => {
    const page = readPage(c.req.valid('query'));
    const rows = await readLikers(app, await actorOf(c), c.req.valid('param').postId, page);
    const shown = cutPage(c, rows, page, ({ likedAt, id }) => ({ at: likedAt, id }));
    return c.json(
      shown.map(({ likedAt: _likedAt, ...person }) => person),
      200,
    );
  });

  router.openapi(contract.savePost, async (c) => {
    await setSave(app, await personOf(c), c.req.valid('param').postId, true);
    return c.json({ saved: true }, 200);
  });

  router.openapi(contract.unsavePost, async (c) => {
    await setSave(app, await personOf(c), c.req.valid('param').postId, false);
    return c.json({ saved: false }, 200);
  });

  router.openapi(contract.wantLess, async (c) => {
    await setUnwanted(app, await personOf(c), c.req.valid('param').postId, true);
    return c.json({ less: true }, 200);
  });

  router.openapi(contract.wantAgain, async (c) => {
    await setUnwanted(app, await personOf(c), c.req.valid('param').postId, false);
    return c.json({ less: false }, 200);
  });

  router.openapi(contract.listSaves, async (c) => {
    const person = await personOf(c);
    const page = readPage(c.req.valid('query'));
    const rows = await listSaved(app.database, person.id, page);
    const shown = cutPage(c, rows, page, ({ listedAt, id }) => ({ at: listedAt, id }));
    return c.json(showPosts(person.id, shown), 200);
  });

  return router;
}
