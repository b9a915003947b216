import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, giveCookie, ownCookie, type RouteContext } from '#platform/http';
import * as contract from './notifications.contract.ts';
import { presentListedMail, presentWholeMail } from './notifications.present.ts';
import { findMail, listMails } from './notifications.store.ts';
import type { MailWriters } from './rules/index.ts';
import { letIntoOutbox } from './use-cases/open-outbox.ts';

export function notificationsRoutes(app: App, writers: MailWriters) {
  const router = createRouter();
  /** Mails contain links that act for people, so they are shown only with the key. */
  const requireKey = (c: RouteContext) => letIntoOutbox(app, ownCookie(c, 'outbox'));

  router.openapi(contract.listOutbox, async (c) => {
    const { key } = c.req.valid('query');
    if (key === undefined) requireKey(c);
    else {
      letIntoOutbox(app, key);
      giveCookie(c, 'outbox', key);
    }
    const mails = await listMails(app.database, 50, app.secret);
    return c.json(
      mails.map((mail) => presentListedMail(writers, mail)),
      200,
    );
  });

  router.openapi(contract.getOutboxMail, async (c) => {
    requireKey(c);
    const mail = await findMail(app.database, c.req.valid('param').mailId, app.secret);
    if (!mail) throw refuse('not_found');
    return c.json(presentWholeMail(writers, mail), 200);
  });

  return router;
}
