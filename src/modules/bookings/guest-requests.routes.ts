import type { App } from '#platform/app';
import { createRouter } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { showToGuest } from './bookings.routes.ts';
import { confirmGuestRequest, openConfirmable, openWaiting, sendConfirmationAgain } from './use-cases/guest-request.ts';
import { showConfirmable, showRequest } from './use-cases/show-guest-request.ts';
import type { BookingPorts } from './use-cases/settle-look.ts';

/** Lets guests confirm their address. GET changes nothing: mail scanners open links. */
export function guestRequestsRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.readGuestRequest, async (c) =>
    c.json(await showRequest(app, await openWaiting(app, c.req.valid('param').token)), 200),
  );

  router.openapi(contract.sendConfirmation, async (c) => {
    const asked = { email: c.req.valid('json').email, address: c.get('address') };
    return c.json(await showRequest(app, await sendConfirmationAgain(app, c.req.valid('param').token, asked)), 200);
  });

  router.openapi(contract.readConfirmable, async (c) =>
    c.json(await showConfirmable(app, await openConfirmable(app, c.req.valid('param').token)), 200),
  );

  router.openapi(contract.confirmRequest, async (c) => {
    const booking = await confirmGuestRequest(app, c.req.valid('param').token, { address: c.get('address') });
    return c.json(await showToGuest(app, ports, booking, booking.manageVersion), 201);
  });

  return router;
}
