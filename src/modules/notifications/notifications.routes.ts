import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, type RouteContext } from '#platform/http';
import * as contract from './notifications.contract.ts';
import { presentListedMail, presentWholeMail } from './notifications.present.ts';
import { findMail, listMails } from './notifications.store.ts';
import { isLocalInstall, isOwnMachine, type MailWriters } from './rules/index.ts';

const forwardingHeaders = ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via'];

export function notificationsRoutes(app: App, writers: MailWriters) {
  const router = createRouter();
  const local = isLocalInstall(app.config);

  /** Mails hold links that act for people: they are shown to the machine that runs the program, to nobody else. */
  const refuseStrangers = (c: RouteContext) => {
    const host = new URL(c.req.url).hostname;
    const forwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined);
    if (!local || !isOwnMachine({ host, address: c.get('address'), forwarded })) throw refuse('not_found');
  };

  router.openapi(contract.listOutbox, async (c) => {
    refuseStrangers(c);
    const mails = await listMails(app.database, 50);
    return c.json(
      mails.map((mail) => presentListedMail(writers, mail)),
      200,
    );
  });

  router.openapi(contract.getOutboxMail, async (c) => {
    refuseStrangers(c);
    const mail = await findMail(app.database, c.req.valid('param').mailId);
    if (!mail) throw refuse('not_found');
    return c.json(presentWholeMail(writers, mail), 200);
  });

  return router;
}
