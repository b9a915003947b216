import { statement, type Executor } from '#platform/database';
import type { PaymentRow, RefundRow } from './payments.store.ts';

const columns = `refunds.id, refunds.payment_id AS "paymentId", refunds.amount, refunds.cause, refunds.reason, refunds.by,
  refunds.status, refunds.refund_id AS "refundId", refunds.retry_of AS "retryOf", refunds.attempts, refunds.due_at AS "dueAt",
  refunds.wanted_at AS "wantedAt", refunds.settled_at AS "settledAt"`;

const insert = statement(
  'payments.insert_refund',
  `INSERT INTO refunds (payment_id, amount, cause, reason, by, due_at, wanted_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
   RETURNING id`,
);

export type NewRefund = Pick<RefundRow, 'paymentId' | 'amount' | 'cause' | 'by'> & {
  readonly reason?: string | undefined;
};

/** Wants money to go back, in the transaction of its cause. The database refuses more than came with the payment. */
export async function insertRefund(transaction: Executor, refund: NewRefund, now: number): Promise<void> {
  const { paymentId, amount, cause, reason = null, by } = refund;
  await transaction.query(insert, [paymentId, amount, cause, reason, by, new Date(now)]);
}

const insertTaken = statement(
  'payments.insert_taken_refund',
  `INSERT INTO refunds (payment_id, amount, cause, by, status, refund_id, due_at, wanted_at)
   VALUES ($1, $2, 'elsewhere', 'system', 'sent', $3, $4, $4)`,
);

/** A refund that somebody made in the provider's own pages, and that is not known yet. */
export async function insertElsewhere(
  transaction: Executor,
  { paymentId, amount, refundId }: { paymentId: number; amount: number; refundId: string },
  now: number,
): Promise<void> {
  await transaction.query(insertTaken, [paymentId, amount, refundId, new Date(now)]);
}

const retried = statement('payments.refund_retried', `UPDATE refunds SET status = 'retried' WHERE id = $1`);
const insertRetry = statement(
  'payments.insert_retry',
  `INSERT INTO refunds (payment_id, amount, cause, reason, by, retry_of, due_at, wanted_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
);

/** Wants a refund to go in the place of one that failed. Whoever calls it holds that one. */
export async function retryRefund(
  transaction: Executor,
  { id, paymentId, amount, cause, reason }: RefundRow,
  by: RefundRow['by'],
  now: number,
): Promise<void> {
  await transaction.query(retried, [id]);
  await transaction.query(insertRetry, [paymentId, amount, cause, reason, by, id, new Date(now)]);
}

const again = statement(
  'payments.refund_again',
  `UPDATE refunds SET status = 'wanted', by = $2, attempts = 1, due_at = $3, wanted_at = $3, settled_at = NULL WHERE id = $1`,
);

/** Wants a refund once more that the provider refused: it is the same one, and is looked for first. Whoever calls it holds it. */
export async function wantAgain(transaction: Executor, id: number, by: RefundRow['by'], now: number): Promise<void> {
  await transaction.query(again, [id, by, new Date(now)]);
}

const drop = statement(
  'payments.drop_wanted',
  `DELETE FROM refunds WHERE payment_id = $1 AND (status = 'wanted' OR (status = 'failed' AND refund_id IS NULL))`,
);

/** Takes back what was to go back of a payment and was never made: whoever calls it settles the booking anew. */
export async function dropWanted(transaction: Executor, paymentId: number): Promise<void> {
  await transaction.query(drop, [paymentId]);
}

const waiting = statement(
  'payments.waiting_refunds',
  `SELECT ${columns} FROM refunds WHERE payment_id = $1 AND status IN ('wanted', 'failed') ORDER BY id FOR NO KEY UPDATE`,
);

/** What of a payment is still to go back or did not arrive, the oldest first, kept so until the transaction ends. */
export function lockWaiting(transaction: Executor, paymentId: number): Promise<RefundRow[]> {
  return transaction.query<RefundRow>(waiting, [paymentId]);
}

const forget = statement('payments.forget_refund', `DELETE FROM refunds WHERE id = $1`);

/** Another refund goes in the place of this one: what was never made is forgotten, what failed stays on record. */
export async function replaceRefund(transaction: Executor, { id, refundId }: RefundRow): Promise<void> {
  await transaction.query(refundId === null ? forget : retried, [id]);
}

/** Wants what another refund left of a replaced one. */
export async function insertRest(
  transaction: Executor,
  { id, paymentId, cause, reason, by, refundId, retryOf }: RefundRow,
  amount: number,
  now: number,
): Promise<void> {
  const before = refundId === null ? retryOf : id;
  await transaction.query(insertRetry, [paymentId, amount, cause, reason, by, before, new Date(now)]);
}

/** A refund with the payment it is of. */
export type RefundOfPayment = RefundRow &
  Pick<PaymentRow, 'bookingId' | 'currency'> & {
    readonly intentId: string;
    /** The payment's id, where something else came with it than was asked for. */
    readonly unappliedId: number | null;
  };

const whole = `SELECT ${columns}, payments.booking_id AS "bookingId",
  coalesce(came_currency, payments.currency) AS currency, CASE WHEN payments.status = 'unapplied' THEN payments.id END AS "unappliedId",
  payments.intent_id AS "intentId"
  FROM refunds JOIN payments ON payments.id = refunds.payment_id`;
const byId = statement('payments.refund', `${whole} WHERE refunds.id = $1`);
const locked = statement('payments.lock_refund', `${whole} WHERE refunds.id = $1 FOR NO KEY UPDATE OF refunds`);
const byProvider = statement('payments.refund_by_provider', `${whole} WHERE refunds.refund_id = $1`);
const ofBookings = statement(
  'payments.refunds_of_bookings',
  `${whole} WHERE payments.booking_id = ANY($1::int[]) ORDER BY refunds.id`,
);

/** By our own id. */
export async function findRefund(executor: Executor, id: number): Promise<RefundOfPayment | undefined> {
  return (await executor.query<RefundOfPayment>(byId, [id]))[0];
}

/** The same as it is now, kept so until the transaction ends. */
export async function lockRefund(transaction: Executor, id: number): Promise<RefundOfPayment | undefined> {
  return (await transaction.query<RefundOfPayment>(locked, [id]))[0];
}

/** By the provider's id. */
export async function findRefundOf(executor: Executor, refundId: string): Promise<RefundOfPayment | undefined> {
  return (await executor.query<RefundOfPayment>(byProvider, [refundId]))[0];
}

/** What went or goes back for bookings, in the order in which it was wanted. */
export function listRefunds(executor: Executor, bookingIds: readonly number[]): Promise<RefundOfPayment[]> {
  return executor.query<RefundOfPayment>(ofBookings, [bookingIds]);
}

const claim = statement(
  'payments.claim_refund',
  `UPDATE refunds SET attempts = attempts + 1,
          due_at = $1::timestamptz + make_interval(secs => least(21600, 20 * power(3, least(attempts, 7))))
    WHERE id = (SELECT id FROM refunds WHERE status IN ('wanted', 'sent') AND due_at <= $1
                   AND NOT EXISTS (SELECT FROM disputes WHERE disputes.payment_id = refunds.payment_id
                                      AND disputes.status = 'open' AND refunds.status = 'wanted')
                 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
);

/**
 * The next refund to send or to ask about; while a bank decides about a payment nothing of it is sent. Unless it gets anywhere
 * it comes again, after pauses that grow to six hours.
 */
export async function claimRefund(executor: Executor, now: number): Promise<number | undefined> {
  return (await executor.query<{ id: number }>(claim, [new Date(now)]))[0]?.id;
}

const change = statement(
  'payments.change_refund',
  `UPDATE refunds SET status = $2, refund_id = $3, settled_at = $4 WHERE id = $1`,
);

/** Writes what became of a locked refund. */
export async function changeRefund(
  transaction: Executor,
  id: number,
  { status, refundId, settledAt }: Pick<RefundRow, 'status' | 'refundId' | 'settledAt'>,
): Promise<void> {
  await transaction.query(change, [id, status, refundId, settledAt === null ? null : new Date(settledAt)]);
}
