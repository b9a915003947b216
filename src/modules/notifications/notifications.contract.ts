import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals } from '#platform/http';
import { mailStatuses } from './rules/index.ts';

export * from './notices.contract.ts';

/** A mail as the outbox lists it. */
const listedMail = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  createdAt: z.iso.datetime(),
  /** Not sent before. */
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

const wholeMail = listedMail
  .extend({
    text: z.string(),
    html: z.string(),
    /** The invitations that are attached, as iCalendar files. */
    calendars: z.array(z.string()),
  })
  .openapi('OutboxMail');

export type ListedMail = z.infer<typeof listedMail>;
export type WholeMail = z.infer<typeof wholeMail>;

/**
 * Only if the program is reachable on loopback only and no mail server is set, with the key that is printed at startup; `404`
 * otherwise. The key is sent once in the query and then in the cookie that the response sets.
 */
export const listOutbox = createRoute({
  method: 'get',
  path: '/api/outbox',
  request: { query: z.object({ key: z.string().max(100).optional() }) },
  responses: { 200: answers('The latest fifty mails, the newest first', z.array(listedMail)), ...refusals(404) },
});

export const getOutboxMail = createRoute({
  method: 'get',
  path: '/api/outbox/{mailId}',
  request: { params: z.object({ mailId: pathId }) },
  responses: { 200: answers('One mail with its texts', wholeMail), ...refusals(404) },
});
