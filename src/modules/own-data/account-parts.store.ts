import { part, personSql, pictureSql, type Part } from './part.store.ts';

/** The account and who is around it. */
export const accountParts: readonly Part[] = [
  part(
    'account.json',
    'id',
    `SELECT id, username, full_name AS "fullName", email, email_verified_at AS "emailVerifiedAt", phone, bio, profession,
       city, latitude, longitude, category, profile_image AS "profileImage",
       ${pictureSql('(SELECT media_id FROM profile_pictures WHERE profile_pictures.user_id = users.id)')} AS picture,
       follows_hidden AS "followsHidden", time_zone AS "timeZone", language, account_type AS "accountType",
       business_name AS "businessName", business_category AS "businessCategory",
       business_address AS "businessAddress", business_phone AS "businessPhone", custom_url AS "customUrl",
       page_type AS "pageType", page_ground AS "pageGround",
       is_verified AS "isVerified", is_admin AS "isAdmin", subscription_status AS "subscriptionStatus",
       subscription_tier AS "subscriptionTier", subscription_expires_at AS "subscriptionExpiresAt",
       trial_started_at AS "trialStartedAt", trial_ends_at AS "trialEndsAt",
       trial_reminder_sent AS "trialReminderSent", closes_at AS "closesAt", link_shared AS "linkShared",
       checklist_dismissed AS "checklistDismissed", created_at AS "createdAt", leaves_at AS "leavesAt",
       suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil", suspension_reason AS "suspensionReason",
       (SELECT json_build_object('bio', taken_profiles.bio, 'profileImage', taken_profiles.profile_image, 'takenAt', taken_at)
          FROM taken_profiles WHERE taken_profiles.user_id = users.id) AS "takenAway",
       (SELECT email FROM email_changes WHERE email_changes.user_id = users.id) AS "wishedEmail",
       (SELECT confirmed_at FROM second_steps WHERE second_steps.user_id = users.id) AS "secondStepSince",
       (SELECT count(*) FROM recovery_codes WHERE recovery_codes.user_id = users.id) AS "recoveryCodesLeft",
       (SELECT coalesce(json_agg(json_build_object('address', look, 'heldUntil', held_until)), '[]')
          FROM former_addresses WHERE former_addresses.user_id = users.id) AS "formerAddresses",
       (SELECT coalesce(json_agg(json_build_object('topic', topic, 'inApp', in_app)), '[]')
          FROM notice_settings WHERE notice_settings.user_id = users.id) AS "noticeSettings",
       (SELECT coalesce(json_agg(json_build_object('list', list, 'name', name, 'q', q, 'state', state)), '[]')
          FROM admin_filters WHERE admin_filters.user_id = users.id) AS "adminFilters"
     FROM users WHERE id = $1`,
  ),
  part(
    'account/plan.json',
    'id',
    `SELECT id,
       (SELECT json_build_object('status', status, 'tier', tier, 'nextTier', next_tier, 'periodStart', period_start,
                 'periodEnd', period_end, 'cancels', cancels, 'endedAt', ended_at)
          FROM subscriptions WHERE subscriptions.user_id = users.id) AS subscription,
       (SELECT coalesce(json_agg(json_build_object('tier', tier, 'openedAt', opened_at, 'settledAt', settled_at)
                 ORDER BY opened_at), '[]') FROM checkouts WHERE checkouts.user_id = users.id) AS checkouts,
       (SELECT coalesce(json_agg(json_build_object('kind', kind, 'writtenAt', written_at) ORDER BY written_at), '[]')
          FROM plan_letters WHERE plan_letters.user_id = users.id) AS letters
     FROM users WHERE id = $1`,
  ),
  part(
    'account/payouts.json',
    'id',
    `SELECT id, takes_payments AS "takesPayments", policy,
       (SELECT json_build_object('account', account_id, 'connectedAt', connected_at,
                 'disconnectedAt', disconnected_at, 'chargesEnabled', charges_enabled,
                 'payoutsEnabled', payouts_enabled, 'detailsSubmitted', details_submitted)
          FROM payout_accounts WHERE payout_accounts.user_id = users.id) AS account,
       (SELECT coalesce(json_agg(json_build_object('version', version, 'at', at,
                 'freeCancellationMinutes', free_cancellation_minutes, 'lateCancelPercent', late_cancel_percent,
                 'noShowPercent', no_show_percent) ORDER BY version), '[]')
          FROM payment_policies WHERE payment_policies.user_id = users.id) AS policies,
       (SELECT json_build_object('number', number, 'rate', rate) FROM vat WHERE vat.user_id = users.id) AS vat
     FROM users WHERE id = $1`,
  ),
  part(
    'account/sessions.json',
    'id',
    `SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
     FROM sessions WHERE user_id = $1`,
  ),
  part(
    'account/security-events.json',
    'id',
    `SELECT id, at, kind, outcome, detail, address, device FROM security_events WHERE user_id = $1`,
  ),
  part(
    'account/passkeys.json',
    'id',
    `SELECT id, name, synced, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1`,
  ),
  part(
    'account/notifications.json',
    'id',
    `SELECT id, topic, kind, facts, href, created_at AS "createdAt", updated_at AS "updatedAt", read_at AS "readAt"
     FROM notices WHERE user_id = $1`,
  ),
  part(
    'account/reports.json',
    'id',
    `SELECT id, subject_kind AS "subjectKind", subject_id AS "subjectId", reason, note, excerpt, status,
       created_at AS "createdAt", settled_at AS "settledAt" FROM reports WHERE reporter_id = $1`,
  ),
  part(
    'account/decisions.json',
    'id',
    `SELECT id, act, subject_kind AS "subjectKind", subject_id AS "subjectId", excerpt, reason, decided_at AS "decidedAt",
       appeal, appealed_at AS "appealedAt", outcome, outcome_reason AS "outcomeReason", settled_at AS "settledAt"
     FROM decisions WHERE user_id = $1`,
  ),
  people('followers', 'follower_id', 'FROM follows WHERE following_id = $1'),
  people('following', 'following_id', 'FROM follows WHERE follower_id = $1'),
  people('blocked', 'blocked_id', 'FROM blocks WHERE blocker_id = $1'),
  part(
    'people/blocked-guests.json',
    'id',
    `SELECT id, name, email, phone, created_at AS "since" FROM blocked_guests WHERE blocker_id = $1`,
  ),
  people('muted', 'muted_id', 'FROM mutes WHERE muter_id = $1'),
  part(
    'messages.json',
    'id',
    `SELECT messages.id, messages.thread_id AS "threadId", threads.status AS "threadStatus",
       ${personSql('CASE WHEN threads.one_id = $1 THEN threads.other_id ELSE threads.one_id END')} AS "with",
       messages.sender_id = $1 AS "fromMe", messages.content, ${pictureSql('messages.media_id')} AS picture,
       messages.created_at AS "createdAt"
     FROM threads JOIN messages ON messages.thread_id = threads.id AND messages.deleted_at IS NULL
     WHERE threads.one_id = $1 OR threads.other_id = $1`,
  ),
];

function people(name: string, column: string, from: string): Part {
  const rows = `SELECT ${column} AS "userId", ${personSql(column)} AS person, created_at AS "since" ${from}`;
  return part(`people/${name}.json`, 'userId', rows);
}
