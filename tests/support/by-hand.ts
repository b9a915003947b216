import pg from 'pg';
import { appointSql, signedInByPasskeySql } from './admins.ts';
import { chargeOtherwiseSql } from './paying.ts';
import type { Program } from './program.ts';

/** How the database of a running program is reached. */
type Reachable = Pick<Program, 'settings'>;

/** Writes into the database of a running program what its API takes from nobody; answers the rows that come of it. */
async function ask(program: Reachable, text: string, values: unknown[]): Promise<any[]> {
  const client = new pg.Client({ connectionString: program.settings['DATABASE_URL']! });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function write(program: Reachable, text: string, values: unknown[]): Promise<void> {
  await ask(program, text, values);
}

/** Sets a booking back in time, as if its visit had begun so many minutes ago. */
export function beganMinutesAgo(program: Program, bookingId: number, minutes: number): Promise<void> {
  return write(
    program,
    `UPDATE bookings SET starts_at = now() - make_interval(mins => $2),
            local_start = local_start + (now() - make_interval(mins => $2) - starts_at),
            ends_at = now() + make_interval(mins => duration - $2)
      WHERE id = $1`,
    [bookingId, minutes],
  );
}

/** Lets the time be over in which cancelling is free because the artist moved a visit. */
export function endGraceByHand(program: Program, bookingId: number): Promise<void> {
  return write(program, `UPDATE bookings SET policy = policy - 'freeUntil' WHERE id = $1`, [bookingId]);
}

/** Lets somebody's free week end in so many hours; fewer than none are ago. */
export function endTrialIn(program: Program, userId: number, hours: number): Promise<void> {
  return write(
    program,
    `UPDATE users SET trial_started_at = now() + make_interval(hours => $2) - interval '7 days',
            trial_ends_at = now() + make_interval(hours => $2)
      WHERE id = $1`,
    [userId, hours],
  );
}

/** Lets the address of somebody's account be verified, as if they had followed its link. */
export function verifyByHand(program: Reachable, userId: number): Promise<void> {
  return write(program, 'UPDATE users SET email_verified_at = now() WHERE id = $1', [userId]);
}

/** Lets a guest's request that waits for its guest be over. */
export function endGuestRequestByHand(program: Reachable, email: string): Promise<void> {
  return write(program, `UPDATE guest_requests SET expires_at = now() - interval '1 minute' WHERE email = $1`, [email]);
}

/** Makes somebody an admin who has nothing but their password, as the operator's command does. */
export function appointByHand(program: Reachable, userId: number): Promise<void> {
  return write(program, 'UPDATE users SET is_admin = true WHERE id = $1', [userId]);
}

/** Lets an account have a passkey that no browser has. */
export function givePasskey(program: Reachable, userId: number): Promise<void> {
  return write(
    program,
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, synced, created_at)
     VALUES ($1, 'kept-' || $1::int, '-', 0, 'My laptop', true, now())`,
    [userId],
  );
}

/** Makes somebody an admin who has a passkey, and lets their sign-ins to come count as made with it. */
export async function makeAdmin(program: Reachable, userId: number): Promise<void> {
  await write(program, appointSql, [[userId]]);
  await write(program, signedInByPasskeySql, []);
}

/** Lets somebody have a plan, as if they had paid for it. */
export function givePlan(program: Program, userId: number, tier: 'basic' | 'premium'): Promise<void> {
  return write(program, `UPDATE users SET subscription_status = 'active', subscription_tier = $2 WHERE id = $1`, [
    userId,
    tier,
  ]);
}

/** Lets a booking be paid for here, as if the payment provider had said so. */
export function payByHand(program: Program, bookingId: number, amount: number): Promise<void> {
  return write(
    program,
    `WITH paid AS (
       INSERT INTO payments (booking_id, purpose, amount, currency, account_id, session_id, intent_id, status, opened_at,
                             expires_at, settled_at, seller)
       SELECT id, 'rest', $2, currency, 'acct_hand', 'cs_hand' || id, 'pi_hand' || id, 'paid', now(), now(), now(),
              '{"name": "By hand", "address": null, "vatNumber": null, "vatRate": null}'
         FROM bookings WHERE id = $1 RETURNING *)
     INSERT INTO ledger_entries (booking_id, kind, amount, currency, object_id, by, at)
     SELECT booking_id, 'payment', amount, currency, intent_id, 'client', settled_at FROM paid
     UNION ALL SELECT id, 'price', total, currency, NULL, 'system', now() FROM bookings WHERE id = $1`,
    [bookingId, amount],
  );
}

/** Lets a bank refuse a refund of what was paid by hand; answers its id. */
export async function failRefundByHand(program: Program, bookingId: number): Promise<number> {
  const [row] = await ask(
    program,
    `WITH failed AS (
       INSERT INTO refunds (payment_id, amount, cause, by, status, refund_id, due_at, wanted_at, settled_at)
       SELECT id, 50, 'booking', 'system', 'failed', 're_hand' || id, now(), now(), now()
         FROM payments WHERE booking_id = $1 AND status = 'paid' RETURNING *),
     entered AS (
       INSERT INTO ledger_entries (booking_id, kind, amount, currency, object_id, by, at)
       SELECT payments.booking_id, kind, sign * failed.amount, currency, refund_id, 'system', now()
         FROM failed JOIN payments ON payments.id = failed.payment_id,
              (VALUES ('refund', -1), ('refund_failed', 1)) AS entry (kind, sign))
     SELECT id FROM failed`,
    [bookingId],
  );
  return row.id;
}

/** Lets an event of the provider be one that could not be acted on; answers its id. */
export async function failEventByHand(program: Program): Promise<string> {
  const id = 'evt_hand';
  await write(
    program,
    `INSERT INTO payment_event_failures (id, type, failed_at, failure) VALUES ($1, 'invoice.paid', now(), 'Error')`,
    [id],
  );
  return id;
}

/** Connects somebody's payouts, as if the payment provider had said so. */
export async function connectByHand(program: Program, userId: number): Promise<void> {
  await write(
    program,
    `INSERT INTO payout_accounts (user_id, account_id, country, charges_enabled, payouts_enabled, details_submitted,
                                  connected_at, read_number, read_at)
     VALUES ($1, $2, 'GB', true, true, true, now(), 1, now())`,
    [userId, `acct_hand${userId}`],
  );
  await write(program, 'UPDATE users SET takes_payments = true WHERE id = $1', [userId]);
}

/** Lets the quarter of an hour be over in which a visit would have to be paid for. */
export function letPaymentLapse(program: Program, bookingId: number): Promise<void> {
  return write(program, `UPDATE bookings SET expires_at = now(), updated_at = now() WHERE id = $1`, [bookingId]);
}

/** Lets a page of the payment provider ask for something else than it was told to; in its own units. */
export async function chargeOtherwiseByHand(
  program: Program,
  page: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  for (const text of chargeOtherwiseSql) await write(program, text, [page, amount, currency]);
}
