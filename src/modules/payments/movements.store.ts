import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { DisputeRow } from './disputes.store.ts';
import type { RefundRow } from './payments.store.ts';

/** What a client paid a professional, or got back. */
export interface MovementRow {
  /** By three it leaves nothing of a payment, one of a refund, two of a dispute. */
  readonly place: number;
  readonly kind: 'payment' | 'tip' | 'unapplied' | 'refund' | 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly status: RefundRow['status'] | null;
  readonly dispute: DisputeRow['status'] | null;
  readonly at: number;
  readonly bookingId: number;
  readonly service: string;
  readonly startsAt: number;
  readonly timeZone: string;
  /** Null for somebody who is gone. */
  readonly client: string | null;
}

// For each booking of theirs: joined the other way round, it would read the payments of everybody.
const list = statement(
  'payments.movements',
  `SELECT moved.*, bookings.id AS "bookingId", bookings.service_name AS service, bookings.starts_at AS "startsAt",
          bookings.time_zone AS "timeZone",
          CASE WHEN client.id IS NULL THEN bookings.guest_name WHEN client.leaves_at IS NULL THEN client.full_name END AS client
     FROM bookings LEFT JOIN users client ON client.id = bookings.client_id
     CROSS JOIN LATERAL (
       SELECT payments.id * 3 AS place, CASE WHEN payments.status = 'unapplied' THEN 'unapplied' WHEN purpose = 'tip' THEN 'tip' ELSE 'payment' END AS kind,
              coalesce(came_amount, amount) AS amount, coalesce(came_currency, currency) AS currency,
              NULL AS status, NULL AS dispute, settled_at AS at
         FROM payments WHERE booking_id = bookings.id AND payments.status IN ('paid', 'unapplied')
       UNION ALL
       SELECT refunds.id * 3 + 1, 'refund', refunds.amount, coalesce(came_currency, payments.currency), refunds.status, NULL, refunds.wanted_at
         FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE payments.booking_id = bookings.id
       UNION ALL
       SELECT disputes.id * 3 + 2, 'dispute', disputes.amount, coalesce(came_currency, payments.currency), NULL, disputes.status, disputes.opened_at
         FROM disputes JOIN payments ON payments.id = disputes.payment_id WHERE payments.booking_id = bookings.id) AS moved
    WHERE bookings.artist_id = $1 AND ($2::timestamptz IS NULL OR (moved.at, moved.place) < ($2, $3::int))
    ORDER BY moved.at DESC, moved.place DESC LIMIT $4`,
);

/** What clients paid a professional over the payment service and got back, the latest first. */
export function listMovements(executor: Executor, artistId: number, { after, limit }: Page): Promise<MovementRow[]> {
  const values = [artistId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<MovementRow>(list, values);
}
