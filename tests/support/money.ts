import { cards, chargeOtherwiseSql, payPageOf, tellAll } from './paying.ts';
import { offer, openHours } from './schedule.ts';
import type { Answer, Visitor, World } from './world.ts';

/** The terms of bookings in tests: half of it when they are cancelled late, all of it when nobody comes. */
export const policy = { version: 2, freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 100 };

/** Somebody whose clients can pay them here, with a service of 60.00. */
export async function paidArtist(
  world: World,
  name: string,
  hours: object = {},
): Promise<Visitor & { serviceId: number }> {
  const artist = await world.person(name, { profession: 'Braider' });
  await openHours(artist, { autoConfirm: true, ...hours });
  const serviceId = await offer(artist);
  await connect(world, artist);
  return { ...artist, serviceId };
}

/** Connects somebody's payouts, as the payment provider would say they are. */
export async function connect(world: World, artist: Visitor): Promise<void> {
  const now = new Date(world.clock.at);
  await world.app.database.run(
    `INSERT INTO payout_accounts (user_id, account_id, country, charges_enabled, payouts_enabled, details_submitted,
                                  connected_at, read_number, read_at)
     VALUES ($1, $2, 'GB', true, true, true, $3, 1, $3)`,
    [artist.id, `acct_test${artist.id}`, now],
  );
  await world.app.database.run('UPDATE users SET takes_payments = true WHERE id = $1', [artist.id]);
}

export interface Booked {
  readonly id: number;
  readonly manageToken: string;
  readonly total: number;
}

/** Books a visit that counts once `dueNow` is paid; without it at once. */
export async function bookPaid(
  world: World,
  client: Visitor,
  artist: { readonly id: number; readonly serviceId: number },
  { date, dueNow = 2000, more = {} }: { date: string; dueNow?: number; more?: object },
): Promise<Booked> {
  const wish = { artistId: artist.id, serviceId: artist.serviceId, date, ...more };
  const { status, body } = await client.post('/api/bookings', wish);
  if (status !== 201) throw new Error(`could not book: ${JSON.stringify(body)}`);
  await world.app.database.run(`UPDATE bookings SET policy = $2 WHERE id = $1`, [body.id, JSON.stringify(policy)]);
  if (dueNow > 0) {
    await world.app.database.run(
      `UPDATE bookings SET once_paid = status, due_now = $2, status = 'awaiting_payment', expires_at = $3, updated_at = $4
        WHERE id = $1`,
      [body.id, dueNow, new Date(world.clock.at + 15 * 60_000), new Date(world.clock.at)],
    );
  }
  return body;
}

/** Asks for the page on which a booking is paid. */
export const askToPay = (client: Visitor, id: number, more: object = { agreed: true }): Promise<Answer> =>
  client.post(`/api/bookings/${id}/checkout`, more);

/** Pays what is due for a booking, or a tip, on the hosted page; what became of it. Nothing is told yet. */
export async function payBooking(
  client: Visitor,
  id: number,
  { card = cards.paid, more }: { card?: string; more?: object } = {},
): Promise<string> {
  const { status, body } = await askToPay(client, id, more);
  if (status !== 200) throw new Error(`no pay page: ${JSON.stringify(body)}`);
  return (await client.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number: card })).body.outcome;
}

/**
 * Lets the provider ask for something else on a page than it was told to, as where it adds a tax or changes currencies; in its own
 * units.
 */
export async function chargeOtherwise(
  world: World,
  url: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  for (const text of chargeOtherwiseSql) await world.app.database.run(text, [payPageOf(url), amount, currency]);
}

/** Pays for a booking, and something else than was asked for. */
export async function payOtherwise(
  world: World,
  client: Visitor,
  id: number,
  paid: { amount: number; currency: string; card?: string; more?: object },
): Promise<void> {
  const { status, body } = await askToPay(client, id, paid.more);
  if (status !== 200) throw new Error(`no pay page: ${JSON.stringify(body)}`);
  await chargeOtherwise(world, body.url, paid);
  await client.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number: paid.card ?? cards.paid });
}

/** Lets everything be told, sends what goes back, and lets that be told, too. */
export async function settleAll(world: World): Promise<void> {
  await tellAll(world);
  await world.runJob('payments.refunds');
  await tellAll(world);
}

/** Lets whoever owns the card tell their bank that they did not pay a booking. It is told of once time passes. */
export async function disputeNow(world: World, bookingId: number): Promise<void> {
  await world.app.database.run(
    `UPDATE sandbox_objects SET behind = '{"disputes": true}', due_at = $2
      WHERE kind = 'charge' AND (data->'metadata'->>'bookingId')::int = $1 AND data->>'disputed' = 'false'`,
    [bookingId, new Date(world.clock.at)],
  );
}

/** Lets the bank decide about every dispute of a booking that is open. */
export async function decideDisputes(world: World, bookingId: number, won: boolean): Promise<void> {
  const open = await world.app.database.run<{ id: string }>(
    `SELECT dispute_id AS id FROM disputes JOIN payments ON payments.id = disputes.payment_id
      WHERE payments.booking_id = $1 AND disputes.status = 'open'`,
    [bookingId],
  );
  for (const { id } of open) await world.nobody().post(`/api/sandbox/dispute/${id}`, { won });
}

/** How the money of a booking stands, as somebody sees it. */
export const moneyOf = async (who: Visitor, id: number) => (await who.get(`/api/bookings/${id}/money`)).body;

/** Marks by hand what was paid at the chair, having looked at the money; what is left unless it says otherwise. */
export async function markPaid(
  artist: Visitor,
  id: number,
  paid: { readonly amount?: number; readonly tip?: number; readonly way?: string } = {},
): Promise<Answer> {
  const { version, standing } = await moneyOf(artist, id);
  return artist.post(`/api/bookings/${id}/paid-in-person`, { version, amount: standing.left, way: 'cash', ...paid });
}

/** Lets off what is left (`write-off`), or takes back what was marked (`unmark-money`), having looked at the money. */
export async function markOff(artist: Visitor, id: number, what: 'write-off' | 'unmark-money'): Promise<Answer> {
  return artist.post(`/api/bookings/${id}/${what}`, { version: (await moneyOf(artist, id)).version });
}

/** Gives some of what was paid for a booking back by hand, having looked at what can be. */
export async function giveBack(who: Visitor, id: number, amount: number, reason = 'As we said.'): Promise<Answer> {
  const expectedReturnable = (await moneyOf(who, id)).returnable ?? 0;
  return who.post(`/api/bookings/${id}/refunds`, { amount, expectedReturnable, reason });
}

/** The provider counts krónur in hundredths, which they do not have. */
const countedBy = (object: string) => `CASE ${object}->>'currency' WHEN 'isk' THEN 100 ELSE 1 END`;

/** What holds of every booking at every time; called after whatever happened. */
export async function checkLedger(world: World): Promise<string[]> {
  const rows = await world.app.database.run<{ problem: string }>(`
    WITH sums AS (
      SELECT booking_id AS id,
             sum(amount) FILTER (WHERE kind = ANY (money) AND unapplied_id IS NULL) AS paid,
             sum(amount) FILTER (WHERE kind <> ALL (money)) AS owed,
             sum(amount) FILTER (WHERE kind = 'payment') AS came,
             -sum(amount) FILTER (WHERE kind IN ('refund', 'refund_failed')) AS back,
             -sum(amount) FILTER (WHERE kind IN ('disputed', 'dispute_won')) AS away,
             count(DISTINCT currency) FILTER (WHERE unapplied_id IS NULL) AS currencies
        FROM ledger_entries,
             (VALUES ('{payment,in_person,refund,refund_failed,disputed,dispute_won}'::text[])) AS kinds (money)
       GROUP BY booking_id),
    provider AS (
      SELECT (data->'metadata'->>'bookingId')::int AS id, sum((data->>'amount_received')::int / ${countedBy('data')}) AS received
        FROM sandbox_objects WHERE kind = 'payment_intent' AND data->>'status' = 'succeeded' GROUP BY 1),
    returned AS (
      SELECT (intent.data->'metadata'->>'bookingId')::int AS id, sum((refund.data->>'amount')::int / ${countedBy('refund.data')}) AS sent
        FROM sandbox_objects refund JOIN sandbox_objects intent ON intent.id = refund.data->>'payment_intent'
       WHERE refund.kind = 'refund' AND refund.data->>'status' <> 'failed' GROUP BY 1),
    taken AS (
      SELECT (intent.data->'metadata'->>'bookingId')::int AS id, -sum((moved->>'amount')::int / ${countedBy('moved')}) AS kept
        FROM sandbox_objects dispute JOIN sandbox_objects intent ON intent.id = dispute.data->>'payment_intent',
             json_array_elements(dispute.data->'balance_transactions') AS moved
       WHERE dispute.kind = 'dispute' GROUP BY 1),
    unapplied AS (
      SELECT payments.booking_id AS id,
             bool_or((SELECT sum(amount) FROM ledger_entries WHERE unapplied_id = payments.id) IS DISTINCT FROM 0
                     AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = payments.id
                                        AND refunds.status IN ('wanted', 'sent', 'failed'))) AS stays
        FROM payments WHERE payments.status = 'unapplied' GROUP BY 1)
    SELECT 'booking ' || bookings.id || ': ' || problem AS problem
      FROM bookings LEFT JOIN sums USING (id) LEFT JOIN provider USING (id) LEFT JOIN returned USING (id)
           LEFT JOIN taken USING (id) LEFT JOIN unapplied USING (id),
           LATERAL (VALUES
             (coalesce(paid, 0) < 0, 'paid below nothing'),
             (coalesce(owed, 0) < 0, 'owed below nothing'),
             (currencies > 1, 'two currencies'),
             (coalesce(back, 0) + coalesce(away, 0) > coalesce(came, 0), 'more went back than came'),
             (stays, 'what was not asked for stays'),
             (coalesce(away, 0) <> coalesce(taken.kept, 0), 'the ledger knows other disputes than the provider'),
             (coalesce(sums.came, 0) <> coalesce(provider.received, 0), 'the ledger knows other payments than the provider'),
             (coalesce(sums.back, 0) <> coalesce(returned.sent, 0), 'the ledger knows other refunds than the provider'),
             (status IN ('cancelled', 'declined', 'expired') AND coalesce(paid, 0) > coalesce(owed, 0),
              'over, and more was paid than is owed')) AS checked (wrong, problem)
     WHERE wrong`);
  return rows.map(({ problem }) => problem);
}
