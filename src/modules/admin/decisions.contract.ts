import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { reportedKinds } from '#modules/safety/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';
import { reason } from './users.contract.ts';
import { decidedActs, outcomes } from './rules/index.ts';

const decision = z
  .object({
    act: z.enum(decidedActs),
    subjectKind: z.enum(reportedKinds),
    /** The words it is about, as they were. */
    excerpt: z.string().nullable(),
    reason: z.string(),
    at: z.iso.datetime(),
    appeal: z.object({ words: z.string(), at: z.iso.datetime() }).nullable(),
    outcome: z.object({ became: z.enum(outcomes), reason: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .openapi('Decision');

export type DecisionOnWire = z.infer<typeof decision>;

const params = z.object({ decisionToken: z.string().min(1).max(100) });

export const readDecision = createRoute({
  method: 'get',
  path: '/api/decisions/{decisionToken}',
  request: { params },
  responses: {
    200: answers('What an admin decided, for whom it concerns: the address is the key', decision),
    ...refusals(400, 404, 429),
  },
});

export const appealDecision = createRoute({
  method: 'post',
  path: '/api/decisions/{decisionToken}/appeal',
  request: { params, ...takes(z.object({ words: wireLines(1000, 1) })) },
  responses: {
    201: answers('Somebody reads it and decides again; once', decision),
    ...refusals(400, 404, 409, 429),
  },
});

const appeal = decision
  .extend({
    id: z.number(),
    subjectId: z.number(),
    /** Whom it concerns. */
    person: personCard,
    /** Null for an admin who is gone. */
    decidedBy: z.string().nullable(),
    settledBy: z.string().nullable(),
  })
  .openapi('Appeal');

export type AppealOnWire = z.infer<typeof appeal>;

export const listAppeals = createRoute({
  method: 'get',
  path: '/api/admin/appeals',
  request: { query: pageQuery.extend({ status: z.enum(['open', 'settled']).default('open') }) },
  responses: {
    200: answers('For admins: what people say against decisions, the latest first', z.array(appeal)),
    ...refusals(400, 401, 403),
  },
});

export const settleAppeal = createRoute({
  method: 'post',
  path: '/api/admin/appeals/{decisionId}/outcome',
  request: {
    params: z.object({ decisionId: pathId }),
    ...takes(z.object({ became: z.enum(outcomes), reason })),
  },
  responses: {
    200: answers('Decided again; whom it concerns is told', z.object({ settled: z.literal(true) })),
    ...refusals(400, 401, 403, 404, 409),
  },
});
