import { statement, type Executor } from '#platform/database';
import type { Tier } from './rules/index.ts';
import type { subscriptions } from './subscriptions.tables.ts';

export type SubscriptionRow = Omit<typeof subscriptions.$inferSelect, 'askedAt'>;

const nextNumber = statement('subscriptions.next_reading', `SELECT nextval('subscription_readings') AS number`);

/** The number of a reading that begins now. */
export async function nextReading(executor: Executor): Promise<number> {
  return (await executor.query<{ number: number }>(nextNumber))[0]!.number;
}

const one = statement(
  'subscriptions.of_user',
  `SELECT user_id AS "userId", subscription_id AS "subscriptionId", item_id AS "itemId", status, tier,
          next_tier AS "nextTier", period_start AS "periodStart", period_end AS "periodEnd", cancels,
          ended_at AS "endedAt", read_number AS "readNumber", read_at AS "readAt"
     FROM subscriptions WHERE user_id = $1`,
);

/** The subscription that somebody has or had last. */
export async function findSubscription(executor: Executor, userId: number): Promise<SubscriptionRow | undefined> {
  return (await executor.query<SubscriptionRow>(one, [userId]))[0];
}

const save = statement(
  'subscriptions.save',
  `INSERT INTO subscriptions (user_id, subscription_id, item_id, status, tier, next_tier, period_start, period_end,
                              cancels, ended_at, read_number, read_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   ON CONFLICT (user_id) DO UPDATE
      SET subscription_id = excluded.subscription_id, item_id = excluded.item_id, status = excluded.status,
          tier = excluded.tier, next_tier = excluded.next_tier, period_start = excluded.period_start,
          period_end = excluded.period_end, cancels = excluded.cancels, ended_at = excluded.ended_at,
          read_number = excluded.read_number, read_at = excluded.read_at`,
);

const moment = (at: number | null) => (at === null ? null : new Date(at));

/** Writes somebody's subscription in place of what was known of it; the caller has locked them and seen that it is no older. */
export async function saveSubscription(transaction: Executor, row: SubscriptionRow): Promise<void> {
  const { userId, subscriptionId, itemId, status, tier, nextTier, cancels, readNumber } = row;
  const moments = [moment(row.periodStart), moment(row.periodEnd)];
  const later = [moment(row.endedAt), readNumber, moment(row.readAt)];
  await transaction.query(save, [
    userId,
    subscriptionId,
    itemId,
    status,
    tier,
    nextTier,
    ...moments,
    cancels,
    ...later,
  ]);
}

const due = statement(
  'subscriptions.due',
  `SELECT users.id FROM users LEFT JOIN subscriptions ON subscriptions.user_id = users.id
     CROSS JOIN LATERAL (SELECT bool_or(opened_at < $1::timestamptz - interval '1 minute') AS waits,
                                max(checkouts.asked_at) AS asked_at
                           FROM checkouts WHERE checkouts.user_id = users.id AND settled_at IS NULL) AS page
     CROSS JOIN LATERAL (SELECT greatest(subscriptions.read_at, subscriptions.asked_at, page.asked_at) AS at) AS last
    WHERE users.stripe_customer_id IS NOT NULL AND users.left_at IS NULL
      AND (last.at IS NULL OR last.at < $1::timestamptz - interval '9 minutes')
      AND (page.waits
        OR (subscriptions.ended_at IS NULL
            AND (subscriptions.period_end < $1::timestamptz - interval '10 minutes' OR subscriptions.status = 'past_due'
                 OR subscriptions.read_at < $1::timestamptz - interval '1 day'
                 OR (users.leaves_at IS NOT NULL AND NOT subscriptions.cancels))))
    ORDER BY last.at NULLS FIRST, users.id LIMIT 50`,
);

/** Of whom we should have heard by now, or did not hear for long; whoever was asked about longest ago comes first. */
export async function listDue(executor: Executor, now: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(due, [new Date(now)])).map(({ id }) => id);
}

const asked = statement(
  'subscriptions.asked',
  `WITH pages AS (UPDATE checkouts SET asked_at = $2 WHERE user_id = $1 AND settled_at IS NULL)
   UPDATE subscriptions SET asked_at = $2 WHERE user_id = $1`,
);

/** Writes down that the provider is asked about somebody: who gets no answer waits like everybody else. */
export async function markAsked(executor: Executor, userId: number, now: number): Promise<void> {
  await executor.query(asked, [userId, new Date(now)]);
}

const open = statement(
  'subscriptions.open_checkouts',
  `SELECT id, tier, url, expires_at AS "expiresAt" FROM checkouts
    WHERE user_id = $1 AND settled_at IS NULL ORDER BY opened_at DESC`,
);
const count = statement(
  'subscriptions.count_checkouts',
  'SELECT count(*)::int AS count FROM checkouts WHERE user_id = $1',
);
const add = statement(
  'subscriptions.add_checkout',
  // No two of somebody's begin in the same moment: the later one counts.
  `INSERT INTO checkouts (id, user_id, tier, url, opened_at, expires_at)
   VALUES ($1, $2, $3, $4,
           greatest($5, (SELECT max(opened_at) + interval '1 millisecond' FROM checkouts WHERE user_id = $2)), $6)
   ON CONFLICT (id) DO NOTHING`,
);
const openElsewhere = statement(
  'subscriptions.other_checkouts',
  `SELECT id, tier, url, expires_at AS "expiresAt" FROM checkouts
    WHERE user_id = $1 AND settled_at IS NULL AND id <> $2 ORDER BY opened_at DESC`,
);
const isReplaced = statement(
  'subscriptions.is_replaced',
  `SELECT settled_at IS NOT NULL OR EXISTS (SELECT FROM checkouts AS later
            WHERE later.user_id = checkouts.user_id AND later.settled_at IS NULL AND later.opened_at > checkouts.opened_at)
          AS replaced
     FROM checkouts WHERE id = $1`,
);
const settleOne = statement('subscriptions.settle_checkout', 'UPDATE checkouts SET settled_at = $2 WHERE id = $1');
const settleAll = statement(
  'subscriptions.settle_checkouts',
  'UPDATE checkouts SET settled_at = $2 WHERE user_id = $1 AND settled_at IS NULL AND ($3 OR expires_at <= $2)',
);

export interface OpenCheckout {
  readonly id: string;
  readonly tier: Tier;
  readonly url: string;
  readonly expiresAt: number;
}

/** The pay pages that somebody has open, and how many they ever had. */
export async function readCheckouts(
  executor: Executor,
  userId: number,
): Promise<{ readonly open: OpenCheckout[]; readonly count: number }> {
  const [opened, counted] = await Promise.all([
    executor.query<OpenCheckout>(open, [userId]),
    executor.query<{ count: number }>(count, [userId]),
  ]);
  return { open: opened, count: counted[0]!.count };
}

/**
 * Keeps a pay page that somebody is sent to, the same page once; answers those that are open beside it, or undefined where this
 * one is settled, or a later one open, by now. Whoever calls it holds the person's terms.
 */
export async function insertCheckout(
  transaction: Executor,
  userId: number,
  { id, tier, url, expiresAt }: OpenCheckout,
  now: number,
): Promise<OpenCheckout[] | undefined> {
  await transaction.query(add, [id, userId, tier, url, new Date(now), new Date(expiresAt)]);
  const [own] = await transaction.query<{ replaced: boolean }>(isReplaced, [id]);
  return own!.replaced ? undefined : transaction.query<OpenCheckout>(openElsewhere, [userId, id]);
}

/** Settles one pay page: it was paid, or closed for good. */
export async function settleCheckout(executor: Executor, id: string, now: number): Promise<void> {
  await executor.query(settleOne, [id, new Date(now)]);
}

/** Settles the pay pages of somebody that are over, or all of them. */
export async function settleCheckouts(executor: Executor, userId: number, now: number, all: boolean): Promise<void> {
  await executor.query(settleAll, [userId, new Date(now), all]);
}
