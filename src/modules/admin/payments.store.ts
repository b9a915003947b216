import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { AdminPaymentOnWire, WebhookFailureOnWire } from './payments.contract.ts';
import type { paymentStates } from './rules/index.ts';
import { cardSql, holdsSql, placeOf } from './work.store.ts';

export interface AdminPayment extends Omit<
  AdminPaymentOnWire,
  'openedAt' | 'dispute' | 'returnable' | 'bookingReturnable'
> {
  /** All that went or goes back of it. */
  readonly refunds: readonly {
    readonly amount: number;
    readonly status: 'wanted' | 'sent' | 'done' | 'failed' | 'retried';
  }[];
  /** So much of it banks have now. */
  readonly disputed: number;
  readonly openedAt: number;
  readonly dispute: {
    readonly disputeId: string;
    readonly status: NonNullable<AdminPaymentOnWire['dispute']>['status'];
    readonly amount: number;
    readonly answerBy: number | null;
  } | null;
}

/** Whether a refund has waited for so long to be made that a person looks at it; not where a bank decides first. */
export const waitsSql = (now: string) =>
  `(refunds.status = 'wanted' AND refunds.wanted_at < ${now}::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT FROM disputes WHERE payment_id = refunds.payment_id AND disputes.status = 'open'))`;

/** A payment, with how much of all those of its booking may still be given back. */
export type ReturnablePayment = AdminPayment & Pick<AdminPaymentOnWire, 'bookingReturnable'>;

const list = statement(
  'admin.list_payments',
  `SELECT payments.id, payments.booking_id AS "bookingId", purpose, payments.status,
          coalesce(came_amount, payments.amount) AS amount, coalesce(came_currency, payments.currency) AS currency,
          CASE WHEN payments.status = 'unapplied'
               THEN json_build_object('amount', payments.amount, 'currency', payments.currency) END AS asked,
          back.amount AS returned, back.failed, back.waiting, back.refunds, disputed.dispute,
          (SELECT coalesce(sum(away), 0)::int FROM disputes WHERE payment_id = payments.id) AS disputed,
          bookings.service_name AS service, payments.opened_at AS "openedAt",
          ${cardSql('artist')} AS artist, CASE WHEN client.id IS NOT NULL THEN ${cardSql('client')} END AS client,
          bookings.guest_name AS "guestName"
     FROM payments JOIN bookings ON bookings.id = payments.booking_id JOIN users AS artist ON artist.id = bookings.artist_id
     LEFT JOIN users AS client ON client.id = bookings.client_id
     CROSS JOIN LATERAL (SELECT coalesce(sum(refunds.amount) FILTER (WHERE refunds.status IN ('wanted', 'sent', 'done')), 0)::int
                                AS amount,
                                coalesce(json_agg(json_build_object('id', refunds.id, 'amount', refunds.amount,
                                  'refused', refund_id IS NULL) ORDER BY refunds.id)
                                  FILTER (WHERE refunds.status = 'failed'), '[]') AS failed,
                                coalesce(json_agg(json_build_object('amount', refunds.amount, 'status', refunds.status)), '[]')
                                  AS refunds,
                                coalesce(sum(refunds.amount) FILTER (WHERE ${waitsSql('$6')}), 0)::int AS waiting
                           FROM refunds WHERE payment_id = payments.id) AS back
     LEFT JOIN LATERAL (SELECT disputes.status, json_build_object('disputeId', dispute_id, 'status', disputes.status,
                               'amount', disputes.amount, 'answerBy', (extract(epoch FROM answer_by) * 1000)::bigint) AS dispute
                          FROM disputes WHERE payment_id = payments.id ORDER BY disputes.id DESC LIMIT 1) AS disputed ON true
    WHERE ${holdsSql(`payments.booking_id::text, bookings.service_name, artist.username, artist.full_name, client.username,
            client.full_name, bookings.guest_name, bookings.guest_email`)}
      AND CASE $2 WHEN 'returned' THEN back.amount > 0 WHEN 'disputed' THEN disputed.status IS NOT NULL
            WHEN 'failed' THEN json_array_length(back.failed) > 0 OR back.waiting > 0 WHEN 'all' THEN true ELSE payments.status = $2 END
      AND ($3::timestamptz IS NULL OR (payments.opened_at, payments.id) < ($3, $4::int))
    ORDER BY payments.opened_at DESC, payments.id DESC LIMIT $5`,
);

export interface WantedPayments {
  readonly q?: string | undefined;
  readonly state: (typeof paymentStates)[number];
}

/** Payments by booking, service or person, the latest first; one row more than the page holds. */
export function listPayments(
  executor: Executor,
  { q, state }: WantedPayments,
  page: Page,
  now: number,
): Promise<AdminPayment[]> {
  return executor.query<AdminPayment>(list, [q || null, state, ...placeOf(page), new Date(now)]);
}

const failures = statement(
  'admin.webhook_failures',
  `SELECT id, type, failed_at AS "failedAt", tries, failure FROM payment_event_failures
    ORDER BY failed_at DESC, id LIMIT 50`,
);

export interface WebhookFailure extends Omit<WebhookFailureOnWire, 'failedAt'> {
  readonly failedAt: number;
}

/** What the provider told us and we could not act on yet, the latest fifty. */
export function listWebhookFailures(executor: Executor): Promise<WebhookFailure[]> {
  return executor.query<WebhookFailure>(failures);
}
