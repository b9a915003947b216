import type { Person } from '#kernel/actor';
import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { refuse } from '#kernel/refusal';
import { allows, checkOwn, findUser } from '#modules/accounts';
import { findService } from '#modules/catalogue';
import type { App } from '#platform/app';
import { readSchedule } from '../availability.store.ts';
import { readBusyTimes } from '../busy-times.store.ts';
import { decideMoment, type DecidedMoment } from '../rules/index.ts';
import { bookableDates, instantsAround, overridesAround } from './bookable-dates.ts';

/** Which rule decides about a moment for one of a person's own services, drafts included. For that person, and admins. */
export async function explainSlot(
  app: App,
  person: Person,
  { userId, serviceId, at }: { userId: number; serviceId: number; at: EpochMs },
): Promise<DecidedMoment> {
  await checkOwn(app, person, userId, 'hours');
  const now = app.clock.now();
  const date = dateOfDay(Math.floor(at / dayMs));
  const dates = bookableDates({ from: date, to: date }, now);
  const [{ rules, terms }, service, busy, artist] = await Promise.all([
    readSchedule(app.database, userId, overridesAround(dates)),
    findService(app.database, serviceId),
    readBusyTimes(app.database, { artistId: userId, ...instantsAround(dates), now }),
    findUser(app.database, userId),
  ]);
  if (!artist || !service || service.removedAt !== null || service.userId !== userId) throw refuse('not_found');
  const { duration: durationMinutes, extraGap: serviceGap } = service;
  const decision = decideMoment({ rules, durationMinutes, serviceGap, busy, now, at });
  const closed = !allows(app, 'newBookings', terms);
  return { decision, at, now, durationMinutes, name: artist.fullName, rules, closed };
}
