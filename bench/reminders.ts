import pg from 'pg';
import { atMost, type BenchRow } from './bench-row.ts';
import { inTurns } from './in-turns.ts';
import type { Installation } from './installation.ts';
import type { Stage } from './stage.ts';

const usualDue = 10_000;
/** As many as the program claims in a transaction. */
const atOnce = 50;

/** Makes as many reminders of visits to come due as there should be, and forgets what became of them before. */
async function makeDue({ address }: Installation, count: number): Promise<void> {
  const client = new pg.Client({ ...address, options: '-c timezone=UTC' });
  await client.connect();
  await client.query('TRUNCATE reminders, mails');
  await client.query('UPDATE bookings SET reminder_sent = false WHERE reminder_sent');
  const { rowCount } = await client.query(
    `INSERT INTO reminders (booking_id, minutes_before, booking_version, due_at, status)
     SELECT id, minutes, 1, starts_at - minutes * interval '1 minute', 'scheduled'
       FROM bookings, LATERAL (SELECT 5 + ceil(extract(epoch FROM starts_at - now()) / 60)::int AS minutes) AS before
      WHERE status = 'confirmed' AND starts_at > now() ORDER BY starts_at, id LIMIT $1`,
    [count],
  );
  if (rowCount !== count) throw new Error(`${rowCount} of ${count} reminders could be made`);
  await client.query('VACUUM ANALYZE bookings, reminders');
  await client.end();
}

/** Each due reminder went out once: one mail for each booking. */
async function checkSent({ address }: Installation, count: number): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows: found } = await client.query<{ mails: number; bookings: number; left: number }>(
    `SELECT (SELECT count(*)::int FROM mails) AS mails, (SELECT count(DISTINCT booking_id)::int FROM mails) AS bookings,
            (SELECT count(*)::int FROM reminders WHERE status <> 'sent') AS left`,
  );
  await client.end();
  const { mails, bookings, left } = found[0]!;
  if (mails !== count || bookings !== count || left > 0)
    throw new Error(`${count} reminders made ${mails} mails for ${bookings} bookings, ${left} are left`);
}

/** Reminders that fell due all at once, such as after a night without the program. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const [many, few] = [stage.count(usualDue), stage.count(usualDue / 10)];
  const installation = await stage.asleep(many);
  const { address: connection } = installation;
  const dispatcher = stage.child('dispatcher.ts');
  const bare = stage.child('limits/bare-claim.ts');
  const dispatch = (count: number) => async () => {
    await makeDue(installation, count);
    const milliseconds = await dispatcher.ask<number>({ connection });
    await checkSent(installation, count);
    return milliseconds;
  };
  const [ofMany, claimed, ofFew] = await inTurns(
    Math.ceil(stage.flags.rounds / 2),
    dispatch(many),
    async () => {
      await makeDue(installation, many);
      return bare.ask<number>({ connection, atOnce });
    },
    dispatch(few),
  );
  return [
    atMost(3, {
      job: `${many} due reminders`,
      measured: ofMany,
      limit: claimed,
      note: `ms until all mails are in the outbox; limit: claiming them with SKIP LOCKED, ${atOnce} at once`,
    }),
    atMost(1.25, {
      job: `${many} due reminders by ${few}`,
      measured: ofMany / many,
      limit: ofFew / few,
      note: 'ms each; limit: each of fewer',
    }),
  ];
}
