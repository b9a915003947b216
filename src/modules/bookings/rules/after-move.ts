import type { EpochMs } from '#kernel/time';
import { requestExpiry, type BookingStatus } from './lifecycle.ts';

interface Moved {
  readonly now: EpochMs;
  /** The new start. */
  readonly startsAt: EpochMs;
}

/** The state of an open booking once it is moved: as before. A request has a whole day again to be answered, a payment no longer than before. */
export function afterMove(
  { status, expiresAt }: { readonly status: BookingStatus; readonly expiresAt: EpochMs | null },
  { now, startsAt }: Moved,
): { status: BookingStatus; expiresAt: EpochMs | null } {
  if (status === 'pending') return { status, expiresAt: requestExpiry(now, startsAt) };
  return { status, expiresAt: expiresAt === null ? null : Math.min(expiresAt, startsAt) };
}
