import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { createRouter } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { showToGuest } from './bookings.routes.ts';
import { undoneUntil } from './rules/index.ts';
import type { BookingPorts } from './use-cases/settle-look.ts';
import { openGuestChange, undoGuestChange } from './use-cases/undo-guest-change.ts';

/** Lets the owner of a visit's previous address undo a change. GET changes nothing: mail scanners open links. */
export function guestChangesRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.readGuestChange, async (c) => {
    const { change, booking } = await openGuestChange(app, c.req.valid('param').token);
    const shown = {
      kind: change.kind,
      artistName: booking.artistGone ? '' : booking.artistName,
      serviceName: booking.serviceName,
      date: formatInstant(booking.startsAt),
      endsAt: formatInstant(booking.endsAt),
      timeZone: booking.timeZone,
      city: booking.artistGone ? null : booking.place,
      until: formatInstant(undoneUntil(change.changedAt)),
    };
    return c.json(shown, 200);
  });

  router.openapi(contract.undoGuestChange, async (c) => {
    const { booking, version } = await undoGuestChange(app, c.req.valid('param').token, c.get('address'));
    return c.json(await showToGuest(app, ports, booking, version), 200);
  });

  return router;
}
