import { minuteMs, type EpochMs } from '#kernel/time';
import { requestExpiry, type BookingStatus } from './lifecycle.ts';
import type { Part } from './viewer.ts';

/** Another time that its client asks for instead of the one that is confirmed. Instants in epoch milliseconds. */
export interface MoveRequest {
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  /** When it lapses unless its artist answers. */
  readonly expiresAt: EpochMs;
}

interface Requested {
  /** Minutes. */
  readonly duration: number;
  readonly moveStartsAt: EpochMs | null;
  readonly moveExpiresAt: EpochMs | null;
}

/** What is asked for and not answered yet; undefined also once it lapsed, whether or not that is written down. */
export function moveRequestOf(booking: Requested, now: EpochMs): MoveRequest | undefined {
  const { duration, moveStartsAt: startsAt, moveExpiresAt: expiresAt } = booking;
  if (startsAt === null || expiresAt === null || now >= expiresAt) return undefined;
  return { startsAt, endsAt: startsAt + duration * minuteMs, expiresAt };
}

/**
 * Whether moving a visit only asks for the new time: its artist promised the old one, and answers each request. What is not
 * confirmed yet moves immediately, since nothing is lost.
 */
export function onlyAsksToMove(
  { status }: { readonly status: BookingStatus },
  { by, autoConfirm }: { readonly by: Part; readonly autoConfirm: boolean },
): boolean {
  return status === 'confirmed' && by === 'client' && !autoConfirm;
}

/** When asking lapses: in time for either visit, the one that is confirmed and the one that is asked for. */
export function moveRequestExpiry(now: EpochMs, startsAt: EpochMs, wishedStart: EpochMs): EpochMs {
  return requestExpiry(now, Math.min(startsAt, wishedStart));
}
