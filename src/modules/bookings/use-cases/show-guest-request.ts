import { formatInstant } from '#kernel/time';
import { findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import type { ConfirmableRequestOnWire, GuestRequestOnWire } from '../bookings.contract.ts';
import type { GuestRequest } from '../guest-requests.store.ts';
import { stateOfRequest, waitToken } from './guest-request.ts';

/** A request, for the holder of the mailed link. */
export async function showConfirmable(app: App, request: GuestRequest): Promise<ConfirmableRequestOnWire> {
  const { serviceName, timeZone, visits } = request.shown;
  const [first] = visits;
  const { fullName, username, city } = (await findUser(app.database, request.artistId))!;
  return {
    state: stateOfRequest(request, app.clock.now()),
    artist: { fullName, username, city },
    serviceId: request.wish.serviceId,
    serviceName,
    date: formatInstant(first!.startsAt),
    endsAt: formatInstant(first!.endsAt),
    timeZone,
    visits: visits.length,
    confirmBy: formatInstant(request.expiresAt),
  };
}

/** The same for the browser that made the request. */
export async function showRequest(app: App, request: GuestRequest): Promise<GuestRequestOnWire> {
  return { ...(await showConfirmable(app, request)), email: request.email, waitToken: waitToken(app, request) };
}
