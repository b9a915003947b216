import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage, type RouteContext } from '#platform/http';
import { readImages } from '#modules/media';
import * as contract from './messaging.contract.ts';
import { presentListedThread, presentMessage, presentThread } from './messaging.present.ts';
import type { Message } from './messages.store.ts';
import { countUnreadThreads } from './threads.store.ts';
import { answerRequest, readUpTo, removeMessage } from './use-cases/change-thread.ts';
import {
  findThreadTo,
  readMessages,
  readThread,
  readThreads,
  type FindSharedBooking,
} from './use-cases/read-thread.ts';
import { sendMessage, writeTo } from './use-cases/send-message.ts';

export interface MessagingPorts {
  readonly findSharedBooking: FindSharedBooking;
  /** In how many conversations with guests somebody has something new; answered by whoever owns those. */
  readonly countUnreadGuests: (userId: number) => Promise<number>;
}

export function messagingRoutes(app: App, { findSharedBooking, countUnreadGuests }: MessagingPorts) {
  const router = createRouter();

  router.openapi(contract.listThreads, async (c) => {
    const person = await personOf(c);
    const { show, ...query } = c.req.valid('query');
    const page = readPage(query);
    const rows = await readThreads(app, person, show, page);
    const shown = cutPage(c, rows, page, ({ row }) => ({ at: row.lastMessageAt, id: row.id }));
    return c.json(
      shown.map(({ row, person: other }) => presentListedThread(row, other, person.id)),
      200,
    );
  });

  router.openapi(contract.findThread, async (c) =>
    c.json(await findThreadTo(app, await personOf(c), c.req.valid('param').userId, findSharedBooking), 200),
  );

  router.openapi(contract.getThread, async (c) => c.json(await presentOwn(c, c.req.valid('param').threadId), 200));

  router.openapi(contract.listMessages, async (c) => {
    const { threadId } = c.req.valid('param');
    const asked = c.req.valid('query');
    const { messages, images, more } = await readMessages(app, await personOf(c), threadId, asked);
    const [edge, word] = asked.after === undefined ? [messages[0], 'before'] : [messages.at(-1), 'after'];
    if (more && edge) {
      c.header('Link', `</api/threads/${threadId}/messages?limit=${asked.limit}&${word}=${edge.id}>; rel="next"`);
    }
    return c.json(
      messages.map((message) => presentMessage(message, images.get(message.mediaId ?? 0))),
      200,
    );
  });

  router.openapi(contract.sendMessage, async (c) => {
    const { threadId } = c.req.valid('param');
    return c.json(
      await present(await sendMessage(app, await personOf(c), threadId, c.req.valid('json'), findSharedBooking)),
      201,
    );
  });

  router.openapi(contract.writeTo, async (c) => {
    const { recipientId, ...written } = c.req.valid('json');
    return c.json(await present(await writeTo(app, await personOf(c), recipientId, written, findSharedBooking)), 201);
  });

  router.openapi(contract.countUnread, async (c) => {
    const { id } = await personOf(c);
    const [members, guests] = await Promise.all([countUnreadThreads(app.database, id), countUnreadGuests(id)]);
    return c.json({ count: members + guests }, 200);
  });

  router.openapi(contract.removeMessage, async (c) => {
    await removeMessage(app, await personOf(c), c.req.valid('param').messageId);
    return c.body(null, 204);
  });

  router.openapi(contract.acceptThread, async (c) => {
    const { threadId } = c.req.valid('param');
    await answerRequest(app, await personOf(c), threadId, 'open');
    return c.json(await presentOwn(c, threadId), 200);
  });

  router.openapi(contract.declineThread, async (c) => {
    const { threadId } = c.req.valid('param');
    await answerRequest(app, await personOf(c), threadId, 'declined');
    return c.json(await presentOwn(c, threadId), 200);
  });

  router.openapi(contract.readThread, async (c) => {
    await readUpTo(app, await personOf(c), c.req.valid('param').threadId, c.req.valid('json').messageId);
    return c.body(null, 204);
  });

  async function presentOwn(c: RouteContext, threadId: number) {
    const person = await personOf(c);
    return presentThread(await readThread(app, person, threadId, findSharedBooking), person.id);
  }

  async function present(message: Message) {
    const images = await readImages(app.database, message.mediaId === null ? [] : [message.mediaId]);
    return presentMessage(message, images.get(message.mediaId ?? 0));
  }

  return router;
}
