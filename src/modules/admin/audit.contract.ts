import { createRoute, z } from '@hono/zod-openapi';
import { answers, pageQuery, refusals } from '#platform/http';

export const auditedKinds = [
  'user',
  'post',
  'comment',
  'message',
  'rating',
  'contact',
  'booking',
  'category',
  'setting',
  'payment',
] as const;
export const auditedActions = [
  'suspend',
  'end_suspension',
  'suspension_over',
  'verify',
  'unverify',
  'make_admin',
  'unmake_admin',
  'dismiss_report',
  'remove',
  'restore',
  'uphold',
  'answer_message',
  'cancel_booking',
  'put_back',
  'sign_in_as',
  'stop_signing_in_as',
  'acted',
  'add_category',
  'change_category',
  'move_category',
  'hide_category',
  'show_category',
  'merge_category',
  'change_settings',
  'change_featured',
  'change_stories',
  'refund',
  'retry_refund',
  'warn',
] as const;

export type AuditedKind = (typeof auditedKinds)[number];
export type AuditedAction = (typeof auditedActions)[number];

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
