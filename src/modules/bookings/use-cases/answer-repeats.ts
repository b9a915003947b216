import { createHash } from 'node:crypto';
import { Refusal, refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { findBooking, type BookingRow } from '../bookings.store.ts';
import { findRepeatedRequest, type GuestRequest } from '../guest-requests.store.ts';
import { findRepeat, type Repeatable } from '../idempotency.store.ts';
import type { Booker } from './booker-of.ts';

/** The result of a request: a booking, or a request that waits for its guest to confirm their address. */
export type Outcome =
  | { readonly booking: BookingRow; readonly kept?: undefined }
  | { readonly kept: GuestRequest; readonly booking?: undefined };

/** A request that may be repeated, and the account that made it; null for a guest. */
type Request = Repeatable & { readonly clientId: number | null };

/** Names a request that may be repeated: by its key, whose it is, and what it asked for. */
export function repeatable(
  { scope, clientId }: Pick<Booker, 'scope' | 'clientId'>,
  key: string,
  body: unknown,
): Request {
  return { scope, clientId, key, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('base64url') };
}

/**
 * Carries a request out; when it is refused and the same key led to a booking before, answers that booking instead. The
 * first try costs nothing extra, and a repeat is answered even if the service or the time is long gone. A repeat is answered
 * with no more than the original response: `already_claimed` once a guest's booking belongs to an account,
 * `link_replaced` once it has new links. Refuses `key_reused` if the key was used for another request before.
 */
export async function answerRepeats(
  app: App,
  request: Request | undefined,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work();
  } catch (refusal) {
    if (!request || !(refusal instanceof Refusal)) throw refusal;
    const before = await findRepeat(app.database, request);
    const kept = before ? undefined : await findRepeatedRequest(app.database, request);
    if (kept?.bodyHash === request.bodyHash) return { kept };
    if (kept) throw refuse('key_reused');
    if (!before) throw refusal;
    if (before.bodyHash !== request.bodyHash) throw refuse('key_reused');
    const booking = (await findBooking(app.database, before.bookingId))!;
    if (booking.clientId !== request.clientId) throw refuse('already_claimed');
    if (booking.manageVersion !== before.manageVersion) throw refuse('link_replaced');
    return { booking };
  }
}
