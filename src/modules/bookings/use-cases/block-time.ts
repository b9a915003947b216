import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { formatDate, formatTime } from '#kernel/visit-time';
import { insertBlock, readTimeZone, type TimeBlock } from '#modules/availability';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { BookingRow } from '../bookings.store.ts';
import { listTaking } from '../calendar.store.ts';
import { blockProblem, holdsTime, type WishedBlock } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';

/** Keeps time of one's own calendar free of bookings; refuses to where somebody is booked, and says who. */
export async function blockTime(app: App, person: Person, wished: WishedBlock): Promise<TimeBlock> {
  const now = app.clock.now();
  const problem = blockProblem(wished, now);
  if (problem) throw refuse('invalid', { fields: { end: translator()(`calendar.block.problem.${problem}`) } });
  const { start: startsAt, end: endsAt, note } = wished;
  try {
    return await changeArtistTime(app, person.id, async (transaction) => {
      const block = await insertBlock(transaction, { artistId: person.id, startsAt, endsAt, note: note || null }, now);
      if (!block) throw new Taken();
      return block;
    });
  } catch (error) {
    throw error instanceof Taken ? await whoIsBooked(app, person, wished) : error;
  }
}

/** Ends the transaction that found the time taken; what is said of it is read after. */
class Taken extends Error {}

async function whoIsBooked(app: App, { id }: Person, { start: from, end: to }: WishedBlock): Promise<Refusal> {
  const [rows, zone] = await Promise.all([
    listTaking(app.database, id, { from, to, now: app.clock.now() }),
    readTimeZone(app.database, id),
  ]);
  const visits = rows.filter(({ status }) => holdsTime(status)).map((row) => visitWords(row, zone));
  if (visits.length === 0) return refuse('slot_taken');
  return refuse('booked_then', { values: { visits: visits.join('; ') } });
}

function visitWords({ clientName, guestName, serviceName, startsAt, endsAt }: BookingRow, zone: string): string {
  const time = `${formatDate(startsAt, zone)}, ${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;
  return `${clientName ?? guestName ?? ''}, ${serviceName}, ${time}`;
}
