import { presentSlots } from '#modules/availability';
import type { App } from '#platform/app';
import { actorOf, createRouter, giveSignIn, signInSource } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { showBooking, showToGuest } from './bookings.routes.ts';
import { cancelBooking } from './use-cases/cancel-booking.ts';
import { contestNoShow } from './use-cases/contest-no-show.ts';
import { claimBooking } from './use-cases/claim-booking.ts';
import { listMoveSlots } from './use-cases/list-move-slots.ts';
import { moveBooking } from './use-cases/move-booking.ts';
import { readdressBooking } from './use-cases/readdress-booking.ts';
import type { BookingPorts } from './use-cases/settle-look.ts';
import { openAnyLink, openManageLink } from './use-cases/open-manage-link.ts';

/** What the holder of a manage link may do, without signing in. Reading changes nothing: mail scanners open links. */
export function manageRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.readManaged, async (c) => {
    const booking = await openManageLink(app, c.req.valid('param').token);
    return c.json(await showToGuest(app, ports, booking, booking.manageVersion), 200);
  });

  router.openapi(contract.listManagedMoveSlots, async (c) => {
    const booking = await openManageLink(app, c.req.valid('param').token);
    return c.json(presentSlots(await listMoveSlots(app, booking, 'client', c.req.valid('query'))), 200);
  });

  router.openapi(contract.cancelManaged, async (c) => {
    const booking = await openManageLink(app, c.req.valid('param').token);
    const { cancelAll = false, expectedFee, reason } = c.req.valid('json');
    const cancelled = await cancelBooking(app, booking, { by: 'client', cancelAll, expectedFee, reason });
    return c.json(await showToGuest(app, ports, cancelled, booking.manageVersion), 200);
  });

  router.openapi(contract.moveManaged, async (c) => {
    const booking = await openManageLink(app, c.req.valid('param').token);
    const moved = await moveBooking(app, booking, { ...c.req.valid('json'), by: 'client' });
    return c.json(await showToGuest(app, ports, moved, booking.manageVersion), 200);
  });

  router.openapi(contract.contestManaged, async (c) => {
    const booking = await openManageLink(app, c.req.valid('param').token);
    const contested = await contestNoShow(app, booking, c.req.valid('json').statement);
    return c.json(await showToGuest(app, ports, contested, booking.manageVersion), 200);
  });

  router.openapi(contract.readdressManaged, async (c) => {
    const { email } = c.req.valid('json');
    const asked = { email, address: c.get('address') };
    const { booking, version } = await readdressBooking(app, c.req.valid('param').token, asked);
    return c.json(await showToGuest(app, ports, booking, version), 200);
  });

  router.openapi(contract.claimManaged, async (c) => {
    const { booking } = await openAnyLink(app, c.req.valid('param').token);
    const claimed = await claimBooking(app, booking, await actorOf(c), c.req.valid('json'), signInSource(c));
    if (claimed.session) giveSignIn(c, claimed.session);
    return c.json(await showBooking(app, ports, claimed.booking, 'client'), 200);
  });

  return router;
}
