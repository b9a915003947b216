import { streamSSE } from 'hono/streaming';
import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './notices.contract.ts';
import { presentNotice } from './notices.present.ts';
import { countUnread, listNotices } from './notices.store.ts';
import { readNotices } from './use-cases/read-notices.ts';
import { readTopics, setTopics } from './use-cases/set-topics.ts';
import { streamEvents, type LookAtPosts } from './use-cases/stream-events.ts';

/** What notifications ask of later modules. */
export interface NoticesPorts {
  readonly lookAtPosts: LookAtPosts;
}

export function noticesRoutes(app: App, { lookAtPosts }: NoticesPorts) {
  const router = createRouter();

  router.openapi(contract.listNotices, async (c) => {
    const person = await personOf(c);
    const { topic, ...query } = c.req.valid('query');
    const page = readPage(query);
    const rows = await listNotices(app.database, person.id, { ...page, topic });
    const shown = cutPage(c, rows, page, ({ updatedAt, id }) => ({ at: updatedAt, id }));
    const people = await readPeople(app.database, [...new Set(shown.flatMap(({ actorIds }) => actorIds))]);
    return c.json(
      shown.map((notice) => presentNotice(notice, people)),
      200,
    );
  });

  router.openapi(contract.countUnread, async (c) => {
    const person = await personOf(c);
    return c.json({ count: await countUnread(app.database, person.id) }, 200);
  });

  router.openapi(contract.readAllNotices, async (c) => {
    await readNotices(app, await personOf(c));
    return c.body(null, 204);
  });

  router.openapi(contract.readNoticeSettings, async (c) => c.json(await readTopics(app, await personOf(c)), 200));

  router.openapi(contract.setNoticeSettings, async (c) =>
    c.json(await setTopics(app, await personOf(c), c.req.valid('json')), 200),
  );

  router.openapi(contract.readNotice, async (c) => {
    const found = await readNotices(app, await personOf(c), c.req.valid('param').noticeId);
    if (!found) throw refuse('not_found');
    return c.body(null, 204);
  });

  router.openapi(contract.listenToEvents, async (c) => {
    const person = await personOf(c);
    const { posts } = c.req.valid('query');
    const lastId = c.req.valid('header')['last-event-id'];
    const gone = new AbortController();
    const token = c.get('sessionToken');
    const listening = { token, posts: posts?.split(',').map(Number) ?? [], lastId, gone: gone.signal };
    const heard = streamEvents(app, person, listening, lookAtPosts);
    // Whoever is answered is listened for: nothing is lost between the answer and the first event.
    await heard.next();
    // Proxies would keep the words back until there are many.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => gone.abort());
      await stream.write('retry: 2000\n\n');
      for await (const event of heard) {
        if (event) await stream.writeSSE(event);
        else await stream.write(': here\n\n');
      }
    });
  });

  return router;
}
