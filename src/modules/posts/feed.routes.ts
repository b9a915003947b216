import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import {
  actorOf,
  createRouter,
  cutPage,
  linkNext,
  personOf,
  readAs,
  readPage,
  type RouteContext,
} from '#platform/http';
import { translator } from '#platform/messages';
import { listOf, listTagged } from './feed.store.ts';
import * as contract from './posts.contract.ts';
import { presentPost, presentReasons } from './posts.present.ts';
import type { PostRow } from './posts.store.ts';
import { tagOf } from './rules/index.ts';
import { readDiscover, readFeed, readNewer, type DiscoverPorts } from './use-cases/read-feed.ts';

/** Rows as a viewer sees them. */
export function showPosts(viewerId: number | null, rows: readonly PostRow[]) {
  return rows.map((row) => presentPost(row, viewerId));
}

export const positionOfPost = ({ publishedAt, id }: PostRow) => ({ at: publishedAt, id });

/** The lists of posts. */
export function feedRoutes(app: App, ports: DiscoverPorts) {
  const router = createRouter();

  router.openapi(contract.listPosts, async (c) => {
    const { feed, tag, ...query } = c.req.valid('query');
    if (feed === 'discover') return c.json(await discover(c, query), 200);
    const page = readPage(query);
    const { viewerId, rows } = await readAs(c, async (actor) => {
      const id = actor?.id ?? null;
      const read =
        tag === undefined ? readFeed(app, actor, feed, page) : listTagged(app.database, id, tagOf(tag), page);
      return { viewerId: id, rows: await read };
    });
    return c.json(showPosts(viewerId, cutPage(c, rows, page, positionOfPost)), 200);
  });

  router.openapi(contract.listPostsOf, async (c) => {
    const { userId } = c.req.valid('param');
    const page = readPage(c.req.valid('query'));
    const { viewerId, rows } = await readAs(c, async (actor) => {
      const id = actor?.id ?? null;
      return { viewerId: id, rows: await listOf(app.database, id, userId, page) };
    });
    if (rows.length === 0 && !(await readPeople(app.database, [userId])).has(userId)) throw refuse('not_found');
    return c.json(showPosts(viewerId, cutPage(c, rows, page, positionOfPost)), 200);
  });

  router.openapi(contract.countNewer, async (c) => {
    const { feed, than } = c.req.valid('query');
    return c.json({ count: await readNewer(app, await actorOf(c), feed, than) }, 200);
  });

  async function discover(c: RouteContext, query: { limit: number; cursor?: string | undefined }) {
    const person = await personOf(c);
    const { rows, whyOf, next } = await readDiscover(app, person, query, ports);
    if (next !== undefined) linkNext(c, next);
    const posts = showPosts(person.id, rows);
    return posts.map((post) => ({ ...post, why: presentReasons(whyOf.get(post.id) ?? [], translator()) }));
  }

  return router;
}
