import { createRoute, z } from '@hono/zod-openapi';
import { answers, pageQuery, refusals } from '#platform/http';
import { securityEventKinds } from './rules/index.ts';

/** An event of the security log, as the account owner sees it. */
export const securityEvent = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    kind: z.enum(securityEventKinds),
    outcome: z.enum(['done', 'refused']),
    /** The code of the refusal. */
    detail: z.string().nullable(),
    /** The browser's user agent; null after 30 days, as is the network address. */
    device: z.string().nullable(),
    address: z.string().nullable(),
    /** Whether it happened in the requesting session. */
    current: z.boolean(),
    /** The admin who was signed in as this person. */
    actingName: z.string().nullable(),
  })
  .openapi('SecurityEvent');

export type SecurityEventOnWire = z.infer<typeof securityEvent>;

export const listSecurityEvents = createRoute({
  method: 'get',
  path: '/api/security/events',
  request: { query: pageQuery },
  responses: {
    200: answers('What happened to the signed-in person’s account lately, the latest first', z.array(securityEvent)),
    ...refusals(400, 401),
  },
});
