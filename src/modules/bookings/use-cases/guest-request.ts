import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Limit } from '#platform/limits';
import type { BookingRow } from '../bookings.store.ts';
import { findGuestRequest, readdressRequest, type GuestRequest } from '../guest-requests.store.ts';
import { limitGuest } from './limit-asking.ts';
import { askToConfirm } from './keep-guest-request.ts';
import { bookConfirmed } from './request-booking.ts';
import { idIn, isSignedFor, signId } from './signed-id.ts';

type Secret = Pick<App, 'secret'>;
type Confirmable = Pick<GuestRequest, 'id' | 'version'>;

const limit: Limit = { name: 'guest_request', points: 60, seconds: 3600 };

const waitingFor = (id: number) => `guest-request:${id}:wait`;
const confirming = ({ id, version }: Confirmable) => `guest-request:${id}:confirm:${version}`;

/** For the browser that made the request: it can see its status, and have the mail sent again. It cannot confirm. */
export function waitToken(app: Secret, { id }: Pick<GuestRequest, 'id'>): string {
  return signId(app, id, waitingFor(id));
}

/** For the mail: its holder can read the mail of the address. */
export function confirmToken(app: Secret, request: Confirmable): string {
  return signId(app, request.id, confirming(request));
}

/** The request that a browser waits for; `not_found` for a wrong token, or once it is deleted. */
export async function openWaiting(app: App, token: string): Promise<GuestRequest> {
  return open(app, token, ({ id }) => waitingFor(id));
}

/** The request behind a mailed link; `not_found` also if its mail has since been sent to another address. */
export async function openConfirmable(app: App, token: string): Promise<GuestRequest> {
  return open(app, token, confirming);
}

async function open(app: App, token: string, purposeOf: (request: GuestRequest) => string): Promise<GuestRequest> {
  const id = idIn(token);
  const request = id === undefined ? undefined : await findGuestRequest(app.database, id);
  if (!request || !isSignedFor(app, token, purposeOf(request))) throw refuse('not_found');
  return request;
}

/** Mails the link again, possibly to another address, which invalidates the previous link. Refuses `guest_request_over`. */
export async function sendConfirmationAgain(
  app: App,
  token: string,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<GuestRequest> {
  const seen = await openWaiting(app, token);
  await limitGuest(app, email, address);
  return app.database.transaction(async (transaction) => {
    const request = await readdressRequest(transaction, seen.id, email, app.clock.now());
    if (!request) throw refuse('guest_request_over');
    await askToConfirm(app, transaction, request);
    return request;
  });
}

/**
 * Books the request, now that the holder of the mailed link has confirmed the guest's address. Idempotent. Refuses
 * `guest_request_over` once its time is released, and everything that booking can refuse.
 */
export async function confirmGuestRequest(
  app: App,
  token: string,
  { address }: { readonly address: string },
): Promise<BookingRow> {
  await app.limits.spend(limit, address);
  const request = await openConfirmable(app, token);
  if (request.bookingId === null && app.clock.now() >= request.expiresAt) throw refuse('guest_request_over');
  return bookConfirmed(app, request, { actor: undefined, address, tokenHash: request.holdHash });
}

export type RequestState = 'waiting' | 'confirmed' | 'over';

/** The status of a request. */
export function stateOfRequest({ bookingId, expiresAt }: GuestRequest, now: number): RequestState {
  if (bookingId !== null) return 'confirmed';
  return now < expiresAt ? 'waiting' : 'over';
}
