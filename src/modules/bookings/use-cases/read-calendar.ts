import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { addDays, dayOfDate } from '#kernel/time';
import {
  checkDates,
  listBlocks,
  listHeldTimes,
  overridesAround,
  readSchedule,
  type Dates,
} from '#modules/availability';
import { layOutDay } from '#modules/availability/rules';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { listMoveRequests, listOwnMoveRequests, listOwnVisits, listTaking } from '../calendar.store.ts';

/** What the tables of time zones know. */
const first = '1970-01-01';
const last = '2100-12-31';

/** One's own days from one date to another, both included, by the clock of one's calendar. */
export async function readCalendar(app: App, person: Person, dates: Dates) {
  checkDates(dates);
  if (dates.from < first || dates.to > last)
    throw refuse('invalid', { fields: { from: translator()('calendar.reach') } });
  const { rules } = await readSchedule(app.database, person.id, overridesAround(dates));
  const count = dayOfDate(dates.to) - dayOfDate(dates.from) + 1;
  const days = Array.from({ length: count }, (_, index) => layOutDay(rules, addDays(dates.from, index)));
  const window = { from: days[0]!.start, to: days.at(-1)!.end, now: app.clock.now() };
  const [bookings, moveRequests, blocks, held, ownVisits, ownMoveRequests] = await Promise.all([
    listTaking(app.database, person.id, window),
    listMoveRequests(app.database, person.id, window),
    listBlocks(app.database, person.id, window.from, window.to),
    listHeldTimes(app.database, { artistId: person.id, ...window }),
    listOwnVisits(app.database, person.id, window),
    listOwnMoveRequests(app.database, person.id, window),
  ]);
  return { timeZone: rules.timeZone, days, bookings, moveRequests, blocks, held, ownVisits, ownMoveRequests };
}
