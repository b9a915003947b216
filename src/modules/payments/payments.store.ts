import { statement, type Executor } from '#platform/database';
import type { payments, refunds } from './payments.tables.ts';
import type { Returnable, Seller } from './rules/index.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

const columns = `id, booking_id AS "bookingId", purpose, amount, currency, account_id AS "accountId",
  session_id AS "sessionId", url, intent_id AS "intentId", status, came_amount AS "cameAmount",
  came_currency AS "cameCurrency", opened_at AS "openedAt", expires_at AS "expiresAt",
  read_at AS "readAt", settled_at AS "settledAt", seller`;
const select = (name: string, where: string) =>
  statement(`payments.${name}`, `SELECT ${columns} FROM payments WHERE ${where}`);

const byId = select('by_id', 'id = $1');
const locked = select('lock', 'id = $1 FOR NO KEY UPDATE');
const openOf = select('open_of_bookings', `booking_id = ANY($1::int[]) AND status = 'open' ORDER BY id`);
const unappliedOf = select('unapplied_of_bookings', `booking_id = ANY($1::int[]) AND status = 'unapplied' ORDER BY id`);
const paidOf = select('paid_of_bookings', `booking_id = ANY($1::int[]) AND status = 'paid' ORDER BY id`);
const byIntent = select('by_intent', 'intent_id = $1');

/** By our own id. */
export async function findPayment(executor: Executor, id: number): Promise<PaymentRow | undefined> {
  return (await executor.query<PaymentRow>(byId, [id]))[0];
}

/** The payment as it is now, kept so until the transaction ends. */
export async function lockPayment(transaction: Executor, id: number): Promise<PaymentRow | undefined> {
  return (await transaction.query<PaymentRow>(locked, [id]))[0];
}

/** By the provider's payment. */
export async function findByIntent(executor: Executor, intentId: string): Promise<PaymentRow | undefined> {
  return (await executor.query<PaymentRow>(byIntent, [intentId]))[0];
}

/** The payments of bookings whose pages are open, in the order in which they were asked for. */
export function listOpen(executor: Executor, bookingIds: readonly number[]): Promise<PaymentRow[]> {
  return executor.query<PaymentRow>(openOf, [bookingIds]);
}

/** The payments of bookings that were not what was asked for, in the same order. */
export function listUnapplied(executor: Executor, bookingIds: readonly number[]): Promise<PaymentRow[]> {
  return executor.query<PaymentRow>(unappliedOf, [bookingIds]);
}

/** What came with a payment: where it was not what was asked for, in its own currency, and apart from the booking's balance. */
export function cameWith({ id, amount, currency, cameAmount, cameCurrency }: PaymentRow) {
  return cameAmount === null || cameCurrency === null
    ? { amount, currency, unappliedId: null }
    : { amount: cameAmount, currency: cameCurrency, unappliedId: id };
}

/** The payments of bookings that were made, in the same order. */
export function listPaid(executor: Executor, bookingIds: readonly number[]): Promise<PaymentRow[]> {
  return executor.query<PaymentRow>(paidOf, [bookingIds]);
}

const insert = statement(
  'payments.insert',
  `INSERT INTO payments (booking_id, purpose, amount, currency, account_id, opened_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (booking_id, purpose) WHERE status = 'open' DO NOTHING
   RETURNING ${columns}`,
);

export type NewPayment = Pick<
  PaymentRow,
  'bookingId' | 'purpose' | 'amount' | 'currency' | 'accountId' | 'openedAt' | 'expiresAt'
>;

/** Begins a payment; undefined where another one for the same thing is open. */
export async function insertPayment(transaction: Executor, payment: NewPayment): Promise<PaymentRow | undefined> {
  const { bookingId, purpose, amount, currency, accountId, openedAt, expiresAt } = payment;
  const values = [bookingId, purpose, amount, currency, accountId, new Date(openedAt), new Date(expiresAt)];
  return (await transaction.query<PaymentRow>(insert, values))[0];
}

const setPage = statement(
  'payments.set_page',
  `UPDATE payments SET session_id = $2, url = $3
    WHERE id = $1 AND status = 'open' AND expires_at = $4 AND (session_id IS NULL OR session_id = $2) RETURNING id`,
);
const withoutPage = statement(
  'payments.close_unmade',
  `UPDATE payments SET status = 'closed', settled_at = $2 WHERE id = $1 AND status = 'open' AND session_id IS NULL`,
);
const setTimes = statement(
  'payments.set_times',
  `UPDATE payments SET opened_at = $2, expires_at = $3 WHERE id = $1 AND session_id IS NULL AND status = 'open'`,
);
const setRead = statement('payments.set_read', 'UPDATE payments SET read_at = $2 WHERE id = $1');
const settle = statement(
  'payments.settle',
  `UPDATE payments SET status = 'paid', intent_id = $2, seller = $3, settled_at = $4 WHERE id = $1 AND status IN ('open', 'closed')`,
);
const setCame = statement(
  'payments.set_came',
  `UPDATE payments SET status = 'unapplied', intent_id = $2, came_amount = $3, came_currency = $4, settled_at = $5
    WHERE id = $1 AND status IN ('open', 'closed')`,
);
const closeIt = statement(
  'payments.close',
  `UPDATE payments SET status = 'closed', settled_at = $2 WHERE id = $1 AND status = 'open'`,
);

/**
 * Keeps the provider's page of a payment; false where the payment was closed meanwhile or has another page: then nobody may be
 * sent to this one.
 */
export async function keepPage(
  executor: Executor,
  id: number,
  { sessionId, url, expiresAt }: { readonly sessionId: string; readonly url: string; readonly expiresAt: number },
): Promise<boolean> {
  return (await executor.query(setPage, [id, sessionId, url, new Date(expiresAt)])).length > 0;
}

/** Closes a payment that has no page yet; one that has stays as it is. A page that still comes is not kept. */
export async function closeUnmade(executor: Executor, id: number, now: number): Promise<void> {
  await executor.query(withoutPage, [id, new Date(now)]);
}

/** Begins anew with a payment whose page the provider never answered with. */
export async function beginAnew(
  executor: Executor,
  { id, openedAt, expiresAt }: Pick<PaymentRow, 'id' | 'openedAt' | 'expiresAt'>,
): Promise<void> {
  await executor.query(setTimes, [id, new Date(openedAt), new Date(expiresAt)]);
}

/** Writes down that the provider was asked about a payment. */
export async function markRead(executor: Executor, id: number, now: number): Promise<void> {
  await executor.query(setRead, [id, new Date(now)]);
}

/** Something else was paid than was asked for, and stays so: it counts for nothing. */
export async function keepCame(
  transaction: Executor,
  id: number,
  came: { readonly intentId: string; readonly amount: number; readonly currency: string; readonly now: number },
): Promise<void> {
  await transaction.query(setCame, [id, came.intentId, came.amount, came.currency, new Date(came.now)]);
}

/** A payment was made, and stays so; with what its receipt says of whoever was paid. */
export async function settlePayment(
  transaction: Executor,
  id: number,
  { intentId, seller, now }: { readonly intentId: string; readonly seller: Seller; readonly now: number },
): Promise<void> {
  await transaction.query(settle, [id, intentId, seller, new Date(now)]);
}

/** The page of a payment closed without one. What was made stays so. */
export async function closePayment(transaction: Executor, id: number, now: number): Promise<void> {
  await transaction.query(closeIt, [id, new Date(now)]);
}

const unheard = statement(
  'payments.unheard',
  `SELECT payments.id FROM payments JOIN bookings ON bookings.id = payments.booking_id
    WHERE payments.status = 'open' AND payments.opened_at < $1::timestamptz - interval '1 minute'
      AND (payments.read_at IS NULL OR payments.read_at < $1::timestamptz - interval '5 minutes'
           OR payments.expires_at < $1::timestamptz
           OR bookings.status IN ('cancelled', 'declined', 'expired'))
    ORDER BY payments.read_at NULLS FIRST, payments.id LIMIT 50`,
);

/** Payments of which we should have heard by now, or that nobody wants any more. */
export async function listUnheard(executor: Executor, now: number): Promise<number[]> {
  return (await executor.query<{ id: number }>(unheard, [new Date(now)])).map(({ id }) => id);
}

/** A payment that came over the provider, as its row. */
export type ReturnableRow = Returnable & Pick<PaymentRow, 'bookingId'> & { readonly intentId: string };

const returnable = (name: string, where: string) =>
  statement(
    `payments.${name}`,
    `SELECT payments.id, payments.booking_id AS "bookingId", coalesce(came_amount, payments.amount) AS amount,
            purpose = 'tip' AS "isTip", payments.intent_id AS "intentId",
            (SELECT coalesce(json_agg(json_build_object('amount', refunds.amount, 'status', refunds.status)), '[]')
               FROM refunds WHERE refunds.payment_id = payments.id) AS refunds,
            (SELECT coalesce(sum(away), 0)::int FROM disputes WHERE disputes.payment_id = payments.id) AS disputed
       FROM payments WHERE ${where} ORDER BY id`,
  );
const returnableOf = returnable('returnable', `booking_id = ANY($1::int[]) AND status = 'paid'`);
const returnableById = returnable('returnable_by_id', `id = $1 AND status IN ('paid', 'unapplied')`);

/** What came for bookings over the provider and counts, each with what goes back of it. */
export function listReturnable(executor: Executor, bookingIds: readonly number[]): Promise<ReturnableRow[]> {
  return executor.query<ReturnableRow>(returnableOf, [bookingIds]);
}

const feeOf = returnable(
  'fee_payments',
  `booking_id = $1 AND status = 'paid' AND purpose = 'rest'
     AND settled_at >= (SELECT max(at) FROM ledger_entries
                         WHERE booking_id = $1 AND kind = 'no_show_fee' AND amount > 0)`,
);

/** What came for a booking since its client owed the latest fee for not coming. */
export function listFeePayments(executor: Executor, bookingId: number): Promise<ReturnableRow[]> {
  return executor.query<ReturnableRow>(feeOf, [bookingId]);
}

/** The same of one payment, whether it counts or not. */
export async function findReturnable(executor: Executor, id: number): Promise<ReturnableRow | undefined> {
  return (await executor.query<ReturnableRow>(returnableById, [id]))[0];
}
