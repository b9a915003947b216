import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { dateOfDay, dayMs, type EpochMs } from '#kernel/time';
import { readSchedule, type Dates, type Schedule } from '#modules/availability';
import { gapMinutes } from '#modules/availability/rules';
import { findService, type Service } from '#modules/catalogue';
import type { App } from '#platform/app';
import { checkWithinReach } from './refuse-time.ts';

/** A published service of an artist, and when they take appointments. */
export interface Offer {
  readonly service: Service;
  readonly schedule: Schedule;
  /** Minutes kept free after each visit of it. */
  readonly gap: number;
}

/** So far around a visit lie the dates that decide about it or are proposed instead, in days. */
const daysBefore = 14;
const daysAfter = 32;

/**
 * Reads what somebody wishes to book between two instants. Refuses `not_found` for what is not offered, `own_service` for
 * one's own, `invalid` naming `date` for a time that nobody could book.
 */
export async function readOffer(
  app: App,
  actor: Actor,
  wished: { artistId: number; serviceId: number },
  { from, to }: { from: EpochMs; to: EpochMs },
): Promise<Offer> {
  if (actor?.id === wished.artistId) throw refuse('own_service');
  checkWithinReach(from, app.clock.now());
  const [service, schedule] = await Promise.all([
    findService(app.database, wished.serviceId),
    readSchedule(app.database, wished.artistId, datesAround(from, to)),
  ]);
  if (!service?.published || service.removedAt !== null || service.userId !== wished.artistId)
    throw refuse('not_found');
  return { service, schedule, gap: gapMinutes(schedule.rules, service.extraGap) };
}

/** The dates whose overrides are needed to decide about visits between two instants, and to propose others. */
export function datesAround(from: EpochMs, to: EpochMs): Dates {
  return {
    from: dateOfDay(Math.floor(from / dayMs) - daysBefore),
    to: dateOfDay(Math.floor(to / dayMs) + daysAfter),
  };
}
