import { createRoute, z } from '@hono/zod-openapi';
import { answers, pageQuery, refusals, takes, wireLine, wireLines } from '#platform/http';
import { messageStates } from './rules/index.ts';

export const sendMessage = createRoute({
  method: 'post',
  path: '/api/contact',
  request: takes(
    z.object({
      name: wireLine(120, 1),
      email: z.email().max(254),
      subject: wireLine(200, 1),
      message: wireLines(5000, 1),
      /** A trap: people leave it empty. */
      website: wireLine(500).optional(),
    }),
  ),
  responses: {
    201: answers('Somebody will read it and answer by mail', z.object({ sent: z.literal(true) })),
    ...refusals(400, 429),
  },
});

const office = z
  .object({
    email: z.string(),
    /** Of the operator; the hours are in it. */
    timeZone: z.string(),
    open: z.boolean(),
  })
  .openapi('Office');

export type OfficeOnWire = z.infer<typeof office>;

export const readOffice = createRoute({
  method: 'get',
  path: '/api/contact',
  responses: { 200: answers('How to reach the people who run this server', office) },
});

export const contactMessage = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    /** What was mailed back. */
    answer: z.object({ words: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .openapi('ContactMessage');

export type ContactMessageOnWire = z.infer<typeof contactMessage>;

export const listMessages = createRoute({
  method: 'get',
  path: '/api/contact-messages',
  request: {
    query: pageQuery.extend({
      q: wireLine(100).optional(),
      state: z.enum(messageStates).default('all'),
    }),
  },
  responses: {
    200: answers('For admins: what was written, the latest first', z.array(contactMessage)),
    ...refusals(400, 401, 403),
  },
});
