import { presentMessage } from '#modules/contact';
import type { App } from '#platform/app';
import { createRouter, freshAdminOf } from '#platform/http';
import * as contract from './contact.contract.ts';
import { answerMessage, readMessage } from './use-cases/answer-message.ts';

/** What admins do about what was written on the contact page. */
export function adminContactRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readContactMessage, async (c) => {
    const { contactMessageId } = c.req.valid('param');
    const { read } = c.req.valid('json');
    return c.json(presentMessage(await readMessage(app, await freshAdminOf(c), contactMessageId, read)), 200);
  });

  router.openapi(contract.answerContactMessage, async (c) => {
    const { contactMessageId } = c.req.valid('param');
    const { answer } = c.req.valid('json');
    return c.json(presentMessage(await answerMessage(app, await freshAdminOf(c), contactMessageId, answer)), 200);
  });

  return router;
}
