import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './guest-messages.contract.ts';
import {
  presentGuestMessage,
  presentGuestThread,
  presentListedGuestThread,
  presentWritten,
} from './guest-messages.present.ts';
import { listGuestThreads } from './guest-messages.store.ts';
import { readManagedThread, readThread } from './use-cases/read-thread.ts';
import { markGuestThreadRead, writeAsGuest, writeToGuest } from './use-cases/write-message.ts';

export function guestMessagesRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listGuestThreads, async (c) => {
    const page = readPage(c.req.valid('query'));
    const rows = await listGuestThreads(app.database, (await personOf(c)).id, page);
    const shown = cutPage(c, rows, page, ({ lastMessageAt: at, bookingId: id }) => ({ at, id }));
    return c.json(shown.map(presentListedGuestThread), 200);
  });

  router.openapi(contract.readGuestThread, async (c) =>
    c.json(presentGuestThread(await readThread(app, await personOf(c), c.req.valid('param').bookingId)), 200),
  );

  router.openapi(contract.writeToGuest, async (c) => {
    const { content } = c.req.valid('json');
    const message = await writeToGuest(app, await personOf(c), c.req.valid('param').bookingId, content);
    return c.json(presentGuestMessage(message), 201);
  });

  router.openapi(contract.markGuestThreadRead, async (c) => {
    await markGuestThreadRead(app, await personOf(c), c.req.valid('param').bookingId);
    return c.body(null, 204);
  });

  router.openapi(contract.readManagedThread, async (c) =>
    c.json(presentWritten(await readManagedThread(app, c.req.valid('param').token)), 200),
  );

  router.openapi(contract.writeAsGuest, async (c) => {
    const { content } = c.req.valid('json');
    const message = await writeAsGuest(app, c.req.valid('param').token, content, c.get('address'));
    return c.json(presentGuestMessage(message), 201);
  });

  return router;
}
