import { statement, type Executor } from '#platform/database';

/** What happens to a table that knows people when somebody goes for good; `$1` is the person. */
export interface Step {
  readonly table: string;
  readonly text: string;
}

const all = (table: string, ...columns: readonly string[]): Step => ({
  table,
  text: `DELETE FROM ${table} WHERE ${columns.map((column) => `${column} = $1`).join(' OR ')}`,
});
const change = (table: string, text: string): Step => ({ table, text });

/** Takes a person's marks from posts of others, and their number with them. */
const marks = (table: string, counter: string): Step =>
  change(
    table,
    `WITH gone AS (DELETE FROM ${table} WHERE user_id = $1 RETURNING post_id)
     UPDATE posts SET ${counter} = ${counter} - 1 FROM gone WHERE posts.id = gone.post_id`,
  );
/** Takes one side of a person's follows away; `counter` is what the others have one less of. */
const followed = (own: string, other: string, counter: string): Step =>
  change(
    'follows',
    `WITH gone AS (DELETE FROM follows WHERE ${own} = $1 RETURNING ${other} AS id)
     UPDATE follow_counts SET ${counter} = ${counter} - 1 FROM gone WHERE follow_counts.user_id = gone.id`,
  );

/**
 * In this order: what counts is taken from the counts first, then what hangs on something goes before it. Tables that hang on
 * one of these by a foreign key that cascades go with it.
 */
export const steps: readonly Step[] = [
  all('sessions', 'user_id'),
  all('password_resets', 'user_id'),
  all('mailed_links', 'user_id'),
  all('second_steps', 'user_id'),
  all('recovery_codes', 'user_id'),
  all('passkeys', 'user_id'),
  all('challenges', 'user_id'),
  // Rows that the program itself cannot delete.
  change('security_events', 'SELECT forget_security_events($1)'),
  all('former_addresses', 'user_id'),
  all('exports', 'user_id'),
  all('plan_letters', 'user_id'),
  all('checkouts', 'user_id'),
  all('subscriptions', 'user_id'),
  ...['sandbox_objects', 'sandbox_answers'].map((table) =>
    change(
      table,
      `DELETE FROM ${table} USING payout_accounts WHERE payout_accounts.user_id = $1 AND customer = account_id`,
    ),
  ),
  all('payout_accounts', 'user_id'),
  all('payment_policies', 'user_id'),
  all('vat', 'user_id'),
  ...['sandbox_objects', 'sandbox_answers'].map((table) =>
    change(table, `DELETE FROM ${table} USING users WHERE users.id = $1 AND customer = users.stripe_customer_id`),
  ),
  change(
    'mails',
    `DELETE FROM mails WHERE lower(recipient) IN (
       SELECT lower(email) FROM users WHERE id = $1 UNION ALL SELECT lower(email) FROM email_changes WHERE user_id = $1)`,
  ),
  // What was told to others of their visits names them.
  change(
    'mails',
    `UPDATE mails SET letter = NULL FROM bookings
      WHERE mails.booking_id = bookings.id AND (bookings.artist_id = $1 OR bookings.client_id = $1)
        AND mails.status NOT IN ('queued', 'sending')`,
  ),
  change(
    'mails',
    `UPDATE mails SET letter = NULL WHERE kind = 'message.unread' AND cause_user_id = $1 AND status NOT IN ('queued', 'sending')`,
  ),
  all('email_changes', 'user_id'),
  change(
    'notice_people',
    `WITH gone AS (DELETE FROM notice_people WHERE user_id = $1 RETURNING notice_id),
     emptied AS (
       DELETE FROM notices USING gone WHERE notices.id = gone.notice_id AND actors_count = 1
          AND topic NOT IN ('bookings', 'payments'))
     UPDATE notices SET actors_count = actors_count - 1, actor_ids = array_remove(actor_ids, $1),
            facts = (facts::jsonb - 'name')::json
       FROM gone WHERE notices.id = gone.notice_id AND (actors_count > 1 OR topic IN ('bookings', 'payments'))`,
  ),
  all('notices', 'user_id'),
  all('notice_settings', 'user_id'),
  followed('follower_id', 'following_id', 'followers_count'),
  followed('following_id', 'follower_id', 'following_count'),
  all('follow_counts', 'user_id'),
  all('blocks', 'blocker_id', 'blocked_id'),
  all('blocked_guests', 'blocker_id'),
  all('mutes', 'muter_id', 'muted_id'),
  // A report of theirs, or of them, is settled; that there was one stays.
  change(
    'reports',
    `UPDATE reports SET note = CASE WHEN reporter_id = $1 THEN NULL ELSE note END,
            excerpt = CASE WHEN subject_user_id = $1 THEN NULL ELSE excerpt END,
            settled_at = coalesce(settled_at, now()),
            status = CASE WHEN status = 'open' THEN 'dismissed' ELSE status END
      WHERE reporter_id = $1 OR subject_user_id = $1`,
  ),
  all('admin_filters', 'user_id'),
  all('decisions', 'user_id'),
  change(
    'decisions',
    `UPDATE decisions SET decided_by = nullif(decided_by, $1), settled_by = nullif(settled_by, $1)
      WHERE $1 IN (decided_by, settled_by)`,
  ),
  all('taken_profiles', 'user_id'),
  // The other side keeps the conversation, with nothing in it that they wrote.
  change(
    'messages',
    `UPDATE messages SET content = '-', media_id = NULL, deleted_at = coalesce(deleted_at, now()) WHERE sender_id = $1`,
  ),
  change(
    'threads',
    `DELETE FROM threads USING users AS other
      WHERE $1 IN (threads.one_id, threads.other_id) AND other.id IN (threads.one_id, threads.other_id)
        AND other.id <> $1 AND other.left_at IS NOT NULL`,
  ),
  change('thread_members', 'UPDATE thread_members SET unread_count = 0 WHERE user_id = $1'),
  all('lookbooks', 'user_id'),
  marks('likes', 'likes_count'),
  marks('saves', 'saves_count'),
  all('like_changes', 'user_id'),
  all('less_wanted', 'user_id'),
  change(
    'comments',
    `WITH gone AS (
       DELETE FROM comments WHERE user_id = $1 OR parent_id IN (SELECT id FROM comments WHERE user_id = $1)
       RETURNING post_id, hidden_at),
     counted AS (SELECT post_id, count(*) AS number FROM gone WHERE hidden_at IS NULL GROUP BY post_id)
     UPDATE posts SET comments_count = comments_count - counted.number FROM counted WHERE posts.id = counted.post_id`,
  ),
  all('post_mentions', 'user_id'),
  all('posts', 'user_id'),
  all('post_counts', 'user_id'),
  all('profile_pictures', 'user_id'),
  // The stars stay with whom they were given; the words were theirs, and so was what they answered.
  change(
    'rating_images',
    'DELETE FROM rating_images USING ratings WHERE ratings.id = rating_images.rating_id AND ratings.client_id = $1',
  ),
  change('ratings', 'UPDATE ratings SET comment = NULL WHERE client_id = $1'),
  change('ratings', 'UPDATE ratings SET reply = NULL, replied_at = NULL WHERE artist_id = $1'),
  // The sweep of orphans takes row and files; old enough to be taken the next time.
  change('media', `UPDATE media SET attached_at = NULL, created_at = '2000-01-01Z' WHERE owner_id = $1`),
  all('holds', 'artist_id'),
  all('guest_requests', 'artist_id'),
  change(
    'idempotency_keys',
    `DELETE FROM idempotency_keys USING bookings
      WHERE bookings.id = idempotency_keys.booking_id AND $1 IN (bookings.artist_id, bookings.client_id)`,
  ),
  change(
    'guest_changes',
    `DELETE FROM guest_changes USING bookings
      WHERE bookings.id = guest_changes.series_id AND $1 IN (bookings.artist_id, bookings.client_id)`,
  ),
  // What moved stays with its numbers; why somebody gave money back is their words.
  change(
    'refunds',
    `UPDATE refunds SET reason = NULL FROM payments, bookings
      WHERE payments.id = refunds.payment_id AND bookings.id = payments.booking_id
        AND $1 IN (bookings.artist_id, bookings.client_id)`,
  ),
  change(
    'payments',
    `UPDATE payments SET seller = seller || '{"name": null, "address": null, "vatNumber": null}' FROM bookings
      WHERE bookings.id = payments.booking_id AND bookings.artist_id = $1 AND seller IS NOT NULL`,
  ),
  // Visits are the other side's, too: what, when and how much stays, without a word of theirs.
  change(
    'bookings',
    'UPDATE bookings SET notes = NULL, guest_name = NULL, guest_email = NULL, guest_phone = NULL WHERE client_id = $1',
  ),
  change(
    'bookings',
    `UPDATE bookings SET closing_reason = NULL
      WHERE (client_id = $1 AND cancelled_by = 'client') OR (artist_id = $1 AND cancelled_by IS DISTINCT FROM 'client')`,
  ),
  change('bookings', 'UPDATE bookings SET place = NULL WHERE artist_id = $1 AND place IS NOT NULL'),
  change(
    'booking_moves',
    `UPDATE booking_moves SET from_place = NULL FROM bookings
      WHERE bookings.id = booking_moves.booking_id AND bookings.artist_id = $1 AND from_place IS NOT NULL`,
  ),
  all('clock_moves', 'artist_id'),
  change(
    'no_show_contests',
    'DELETE FROM no_show_contests USING bookings WHERE bookings.id = booking_id AND bookings.client_id = $1',
  ),
  all('guest_threads', 'artist_id'),
  all('client_notes', 'artist_id'),
  all('client_notes', 'client_id'),
  all('busy_times', 'artist_id'),
  all('time_blocks', 'artist_id'),
  all('availabilities', 'user_id'),
  all('openings', 'artist_id'),
  change(
    'offers',
    'DELETE FROM offers WHERE user_id = $1 AND NOT EXISTS (SELECT FROM bookings WHERE bookings.offer_id = offers.id)',
  ),
  change(
    'offers',
    `UPDATE offers SET title = '-', description = NULL, code = NULL, listed = true, published = false,
            removed_at = coalesce(removed_at, now()) WHERE user_id = $1`,
  ),
  change(
    'services',
    `DELETE FROM services
      WHERE user_id = $1 AND NOT EXISTS (SELECT FROM bookings WHERE bookings.service_id = services.id)`,
  ),
  change(
    'services',
    `UPDATE services SET name = '-', description = NULL, published = false, removed_at = coalesce(removed_at, now())
      WHERE user_id = $1`,
  ),
  all('explore_people', 'user_id'),
];

const statements = steps.map(({ table, text }, place) => statement(`own_data.wipe_${place}_${table}`, text));

// What is left has a name that nobody can register, and no password that anybody could know.
const wipeUser = statement(
  'own_data.wipe_user',
  `UPDATE users SET left_at = $2, username = 'gone:' || id, email = 'gone:' || id, email_verified_at = NULL, password_hash = '', full_name = '',
          phone = NULL, bio = NULL, profile_image = NULL, profession = NULL, city = NULL, latitude = NULL, longitude = NULL,
          category = NULL, follows_hidden = true, time_zone = 'UTC', language = 'en', account_type = 'personal',
          business_name = NULL, business_category = NULL, business_address = NULL, business_phone = NULL,
          custom_url = NULL, is_verified = false, is_admin = false, stripe_customer_id = NULL,
          stripe_subscription_id = NULL, subscription_status = 'trial', subscription_tier = NULL,
          subscription_expires_at = NULL, trial_started_at = NULL, trial_ends_at = NULL, trial_reminder_sent = false,
          takes_payments = false, policy = NULL, link_shared = false, checklist_dismissed = false,
          suspended_at = NULL, suspended_until = NULL, suspension_reason = NULL
    WHERE id = $1`,
);

/** Takes away everything of a person but the bare rows that other people's accounts need. */
export async function wipePerson(transaction: Executor, userId: number, now: number): Promise<void> {
  for (const step of statements) await transaction.query(step, [userId]);
  await transaction.query(wipeUser, [userId, new Date(now)]);
}
