import type { EpochMs } from '#kernel/time';
import { requestExpiry, type BookingStatus } from './lifecycle.ts';
import type { Part } from './viewer.ts';

interface Moved {
  readonly by: Part;
  /** Whether the artist confirms automatically. */
  readonly autoConfirm: boolean;
  readonly now: EpochMs;
  /** The new start. */
  readonly startsAt: EpochMs;
}

/**
 * The state of an open booking once it is moved: asked anew when its client moved it, unless the artist confirms
 * automatically; else as before. A request has a whole day again to be answered, a payment no longer than before.
 */
export function afterMove(
  before: { readonly status: BookingStatus; readonly expiresAt: EpochMs | null },
  { by, autoConfirm, now, startsAt }: Moved,
): { status: BookingStatus; expiresAt: EpochMs | null } {
  const asksAnew = before.status === 'confirmed' && by === 'client' && !autoConfirm;
  if (asksAnew || before.status === 'pending') return { status: 'pending', expiresAt: requestExpiry(now, startsAt) };
  const { status, expiresAt } = before;
  return { status, expiresAt: expiresAt === null ? null : Math.min(expiresAt, startsAt) };
}
