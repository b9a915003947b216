/** What admins do something with. */
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
  'webhook',
] as const;

/** What admins do, as the log of it says. */
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
  'dismiss_webhook',
  'warn',
  'read_private',
  'end_sessions',
] as const;

/** Those of them that settle what was reported. */
export const settledBy = ['dismiss_report', 'remove', 'warn', 'suspend'] as const satisfies AuditedAction[];

export type SettledBy = (typeof settledBy)[number];
export type AuditedKind = (typeof auditedKinds)[number];
export type AuditedAction = (typeof auditedActions)[number];
