import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { report as single } from '#modules/safety/contract';
import { answers, pageQuery, pathId, refusals, takes } from '#platform/http';
import { days, reason } from './users.contract.ts';
import { decisions, settledBy } from './rules/index.ts';

const { subjectKind, subjectId, reason: complaint, status } = single.shape;

const reported = z
  .object({
    /** Of the latest report of it. */
    id: z.number(),
    subjectKind,
    subjectId,
    status,
    /** When it was reported last. */
    at: z.iso.datetime(),
    /** Whose it is; null for a guest's, and for somebody who is gone. */
    person: personCard.extend({ suspended: z.boolean() }).nullable(),
    /** Its words when it was reported last. */
    excerpt: z.string().nullable(),
    /** Who reported it; `dismissed` are so many of their reports that came to nothing. */
    reports: z.array(
      z.object({
        by: z.string(),
        reason: complaint,
        note: z.string().nullable(),
        dismissed: z.number(),
      }),
    ),
    /** `until` when a suspension ends; null for good. */
    settled: z
      .object({
        at: z.iso.datetime(),
        by: z.string().nullable(),
        action: z.enum(settledBy).nullable(),
        until: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .openapi('Reported');

export type ReportedOnWire = z.infer<typeof reported>;

export const listReports = createRoute({
  method: 'get',
  path: '/api/admin/reports',
  request: { query: pageQuery.extend({ status: z.enum(['open', 'settled']).default('open') }) },
  responses: {
    200: answers('For admins: what was reported, each thing once, the latest first', z.array(reported)),
    ...refusals(400, 401, 403),
  },
});

export const decideReport = createRoute({
  method: 'post',
  path: '/api/admin/reports/{reportId}/decision',
  request: {
    params: z.object({ reportId: pathId }),
    ...takes(z.object({ decision: z.enum(decisions), reason, days: days.optional() })),
  },
  responses: {
    200: answers('Every open report of this thing is settled', z.object({ settled: z.number() })),
    ...refusals(400, 401, 403, 404, 409),
  },
});
