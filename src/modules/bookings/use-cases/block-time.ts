import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { insertBlock, readTimeZone, type TimeBlock } from '#modules/availability';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { blockProblem, type WishedBlock } from '../rules/index.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { whoIsBooked } from './who-is-booked.ts';

/** Keeps time of one's own calendar free of bookings; refuses to where somebody is booked, and says who. */
export async function blockTime(app: App, person: Person, wished: WishedBlock): Promise<TimeBlock> {
  const now = app.clock.now();
  const problem = blockProblem(wished, now);
  if (problem) throw refuse('invalid', { fields: { end: translator()(`calendar.block.problem.${problem}`) } });
  const { start: startsAt, end: endsAt, note } = wished;
  try {
    return await changeArtistTime(app, person.id, async (transaction) => {
      const timeZone = await readTimeZone(transaction, person.id);
      const wish = { artistId: person.id, startsAt, endsAt, timeZone, note: note || null };
      const block = await insertBlock(transaction, wish, now);
      if (!block) throw new Taken();
      return block;
    });
  } catch (error) {
    throw error instanceof Taken ? await bookedThen(app, person, wished) : error;
  }
}

/** Ends the transaction that found the time taken; what is said of it is read after. */
class Taken extends Error {}

async function bookedThen(app: App, { id }: Person, { start: from, end: to }: WishedBlock): Promise<Refusal> {
  const visits = await whoIsBooked(app, id, { from, to });
  return visits === '' ? refuse('slot_taken') : refuse('booked_then', { values: { visits } });
}
