import { readerLocale, tagOf } from '#kernel/language';
import { refuse } from '#kernel/refusal';
import { minuteMs } from '#kernel/time';
import { lockArtist, occupyTime, releaseExpiredTimes } from '#modules/availability';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createToken, hashToken } from '#platform/tokens';
import type { Wish } from '../bookings.contract.ts';
import { insertGuestRequest, type GuestRequest } from '../guest-requests.store.ts';
import { deleteHoldOf, insertHold } from '../holds.store.ts';
import type { Repeatable } from '../idempotency.store.ts';
import type { VisitTime } from '../rules/index.ts';
import { askedBy } from './asked-by.ts';
import type { Asker } from './booker-of.ts';
import type { Plan } from './plan-visits.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/** A guest has so long to follow the mailed link. */
export const confirmWithin = 30 * minuteMs;

interface Asked {
  readonly wish: Wish;
  readonly asker: Asker;
  readonly plan: Plan;
  readonly times: readonly VisitTime[];
  readonly request: Repeatable | undefined;
}

/**
 * Holds what a guest asks for until they have followed the link that is mailed to them; their artist hears of nothing before. Refuses
 * `guest_requests_full` where too much of the artist's time is held already, `slot_taken` where somebody was quicker.
 */
export async function keepGuestRequest(
  app: App,
  transaction: Executor,
  { wish, asker, plan, times, request }: Asked,
): Promise<GuestRequest> {
  const now = app.clock.now();
  const { artistId, serviceId } = wish;
  const [first] = times;
  await lockArtist(transaction, artistId);
  if (asker.tokenHash !== undefined) await deleteHoldOf(transaction, asker.tokenHash);
  await releaseExpiredTimes(transaction, artistId, first!.startsAt, times.at(-1)!.blockedUntil, now);
  const expiresAt = Math.min(now + confirmWithin, first!.startsAt);
  const holdHash = hashToken(createToken());
  const hold = { tokenHash: holdHash, artistId, serviceId, startsAt: first!.startsAt, expiresAt, now };
  const { id: holdId } = await insertHold(transaction, { ...hold, askedBy: askedBy(app, asker, artistId) });
  if (holdId === null) throw refuse('guest_requests_full', { retryAfterSeconds: confirmWithin / 1000 });
  for (const { startsAt: start, endsAt: appointmentEnd, blockedUntil: end } of times) {
    await occupyTime(transaction, { artistId, start, end, appointmentEnd, holdId, expiresAt });
  }
  const shown = {
    serviceName: plan.bookable.service.name,
    timeZone: plan.bookable.schedule.rules.timeZone,
    visits: times.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  };
  const language = tagOf(readerLocale());
  const kept = { artistId, holdHash, wish, shown, email: wish.guest!.email, language, expiresAt };
  const asked = await insertGuestRequest(transaction, kept, request, now);
  if (!asked) throw refuse('conflict');
  await askToConfirm(app, transaction, asked);
  return asked;
}

/** Has the link mailed. */
export function askToConfirm(app: App, transaction: Executor, request: GuestRequest): Promise<void> {
  const { id: requestId, version, email, language, expiresAt, artistId, shown } = request;
  const asked = { requestId, version, email, language, expiresAt, artistId, ...shown };
  return recordBookingEvent(app, transaction, 'booking.confirmation_asked', asked);
}
