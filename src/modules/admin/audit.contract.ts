import { createRoute, z } from '@hono/zod-openapi';
import { answers, pageQuery, refusals } from '#platform/http';
import { auditedActions, auditedKinds } from './rules/index.ts';

const auditRow = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Null for what the clock did. */
    actorId: z.number().nullable(),
    /** As they were called then. */
    actorName: z.string(),
    action: z.enum(auditedActions),
    subjectKind: z.enum(auditedKinds),
    subjectId: z.number(),
    /** Whom it concerns, as they are called now. */
    subjectName: z.string().nullable(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi('AuditRow');

export type AuditRowOnWire = z.infer<typeof auditRow>;

export const listAudit = createRoute({
  method: 'get',
  path: '/api/admin/audit',
  request: { query: pageQuery },
  responses: {
    200: answers('For admins: what was done, the latest first', z.array(auditRow)),
    ...refusals(400, 401, 403),
  },
});
