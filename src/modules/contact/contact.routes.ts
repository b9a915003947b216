import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './contact.contract.ts';
import { presentMessage } from './contact.present.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { readOffice } from './use-cases/read-office.ts';
import { sendMessage, type ContactPorts } from './use-cases/send-message.ts';

export function contactRoutes(app: App, ports: ContactPorts) {
  const router = createRouter();

  router.openapi(contract.sendMessage, async (c) => {
    await sendMessage(app, c.req.valid('json'), { address: c.get('address') }, ports);
    return c.json({ sent: true as const }, 201);
  });

  router.openapi(contract.readOffice, (c) => c.json(readOffice(app), 200));

  router.openapi(contract.listMessages, async (c) => {
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await listMessages(app, await personOf(c), query, page);
    return c.json(cutPage(c, rows, page, ({ createdAt, id }) => ({ at: createdAt, id })).map(presentMessage), 200);
  });

  return router;
}
