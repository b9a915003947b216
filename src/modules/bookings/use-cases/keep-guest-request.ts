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

/** How long a guest has to follow the mailed link. */
export const confirmWithin = 30 * minuteMs;

interface Asked {
  readonly wish: Wish;
  readonly asker: Asker;
  readonly plan: Plan;
  readonly times: readonly VisitTime[];
  readonly request: Repeatable | undefined;
}

/**
 * Holds the time of a guest's request until they follow the mailed link; the artist is not notified before. Refuses
 * `guest_requests_full` if too much of the artist's time is already held, `slot_taken` if the time was taken in between.
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

/** Requests the mail with the link. */
export function askToConfirm(app: App, transaction: Executor, request: GuestRequest): Promise<void> {
  const { id: requestId, version, email, language, expiresAt, artistId, shown } = request;
  const asked = { requestId, version, email, language, expiresAt, artistId, ...shown };
  return recordBookingEvent(app, transaction, 'booking.confirmation_asked', asked);
}
