import { presentSlots } from '#modules/availability';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf, type RouteContext } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { discountTitle, presentWhole } from './bookings.present.ts';
import type { BookingRow } from './bookings.store.ts';
import { findContest } from './no-shows.store.ts';
import { holdTokenHash } from './holds.routes.ts';
import type { Viewer } from './rules/index.ts';
import { answerMoveRequest } from './use-cases/answer-move-request.ts';
import { blockGuestOf } from './use-cases/block-guest-of.ts';
import { cancelBooking } from './use-cases/cancel-booking.ts';
import { contestOwnNoShow, keepNoShow } from './use-cases/contest-no-show.ts';
import { changeStatus } from './use-cases/change-status.ts';
import { findBookingOf, readBooking } from './use-cases/find-booking-of.ts';
import { manageToken, type LinkedVisit } from './use-cases/manage-token.ts';
import { listMoveSlots } from './use-cases/list-move-slots.ts';
import { changeServices } from './use-cases/change-services.ts';
import { moveBooking } from './use-cases/move-booking.ts';
import { previewBooking } from './use-cases/preview-visits.ts';
import { acquaintanceOf } from './use-cases/read-due.ts';
import { readSeries } from './use-cases/read-series.ts';
import { readLooks, settleLook, type BookingPorts } from './use-cases/settle-look.ts';
import { showRequest } from './use-cases/show-guest-request.ts';
import { sentenceOfCode } from './use-cases/check-price.ts';
import { requestBooking } from './use-cases/request-booking.ts';

/** A booking with its series, as a viewer sees it. */
export function showBooking(app: App, ports: BookingPorts, booking: BookingRow, viewer: Exclude<Viewer, 'guest'>) {
  return show(app, ports, booking, { viewer });
}

/** The same for a guest, with links of the `version` that they hold. */
export function showToGuest(app: App, ports: BookingPorts, booking: BookingRow, version: number) {
  const tokenOf = (visit: LinkedVisit) => manageToken(app, visit, version);
  return show(app, ports, booking, { viewer: 'guest', tokenOf });
}

type Shown = { readonly viewer: Viewer; readonly tokenOf?: (visit: LinkedVisit) => string | undefined };

async function show(app: App, ports: BookingPorts, booking: BookingRow, { viewer, tokenOf }: Shown) {
  const [looks, contest, series] = await Promise.all([
    readLooks(ports, [booking]),
    booking.markedAt === null ? undefined : findContest(app.database, booking.id),
    readSeries(app, booking),
  ]);
  return presentWhole(booking, series, { viewer, now: app.clock.now(), looks, tokenOf, contest });
}

export function bookingsRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();
  const asker = async (c: RouteContext) => ({
    actor: await actorOf(c),
    address: c.get('address'),
    tokenHash: holdTokenHash(c),
  });

  router.openapi(contract.previewBooking, async (c) => {
    const { plan, visits, due } = await previewBooking(app, c.req.valid('json'), await asker(c));
    const { bookable, discount } = plan;
    const { service, schedule } = bookable;
    const preview = {
      timeZone: schedule.rules.timeZone,
      price: service.price,
      discount: discount.amount,
      total: service.price - discount.amount,
      offerTitle: discountTitle({
        discount: discount.amount,
        offerTitle: discount.offer?.title ?? null,
        openingId: plan.opening?.id ?? null,
      }),
      codeProblem: sentenceOfCode(discount) ?? null,
      currency: service.currency,
      dueNow: due,
      policy: schedule.policy,
      duration: service.duration,
      occurrences: visits,
      monthsWithoutDay: [...(plan.series?.monthsWithoutDay ?? [])],
      datesWithoutDay: [...(plan.series?.datesWithoutDay ?? [])],
    };
    return c.json(preview, 200);
  });

  router.openapi(contract.readAcquaintance, async (c) => {
    return c.json(await acquaintanceOf(app, c.req.valid('param').artistId, await actorOf(c)), 200);
  });

  router.openapi(contract.createBooking, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const from = await asker(c);
    const wish = await settleLook(ports, c.req.valid('json'));
    const { booking, kept } = await requestBooking(app, wish, { ...from, key });
    if (kept) return c.json(await showRequest(app, kept), 202);
    const { manageVersion } = booking;
    const shown = from.actor
      ? await showBooking(app, ports, booking, 'client')
      : await showToGuest(app, ports, booking, manageVersion);
    return c.json(shown, 201);
  });

  router.openapi(contract.getBooking, async (c) => {
    const { booking, viewer } = await readBooking(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json(await showBooking(app, ports, booking, viewer), 200);
  });

  router.openapi(contract.changeStatus, async (c) => {
    const { bookingId } = c.req.valid('param');
    const booking = await changeStatus(app, await personOf(c), bookingId, c.req.valid('json'));
    return c.json(await showBooking(app, ports, booking, 'artist'), 200);
  });

  router.openapi(contract.contestNoShow, async (c) => {
    const { statement } = c.req.valid('json');
    const booking = await contestOwnNoShow(app, await personOf(c), c.req.valid('param').bookingId, statement);
    return c.json(await showBooking(app, ports, booking, 'client'), 200);
  });

  router.openapi(contract.keepNoShow, async (c) => {
    const booking = await keepNoShow(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json(await showBooking(app, ports, booking, 'artist'), 200);
  });

  router.openapi(contract.cancelBooking, async (c) => {
    const person = await personOf(c);
    const { booking, by } = await findBookingOf(app, person, c.req.valid('param').bookingId);
    const { cancelAll = false, expectedFee, reason } = c.req.valid('json');
    const acting = person.actingId != null;
    const cancelled = await cancelBooking(app, booking, { by, cancelAll, acting, expectedFee, reason });
    return c.json(await showBooking(app, ports, cancelled, by), 200);
  });

  router.openapi(contract.blockGuest, async (c) => {
    const id = await blockGuestOf(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json({ id }, 200);
  });

  router.openapi(contract.changeServices, async (c) => {
    const { bookingId } = c.req.valid('param');
    const changed = await changeServices(app, await personOf(c), bookingId, c.req.valid('json'));
    return c.json(await showBooking(app, ports, changed, 'artist'), 200);
  });

  router.openapi(contract.moveBooking, async (c) => {
    const { booking, by } = await findBookingOf(app, await personOf(c), c.req.valid('param').bookingId);
    const moved = await moveBooking(app, booking, { ...c.req.valid('json'), by });
    return c.json(await showBooking(app, ports, moved, by), 200);
  });

  router.openapi(contract.answerMoveRequest, async (c) => {
    const { bookingId } = c.req.valid('param');
    const answered = await answerMoveRequest(app, await personOf(c), bookingId, c.req.valid('json'));
    return c.json(await showBooking(app, ports, answered, 'artist'), 200);
  });

  router.openapi(contract.listMoveSlots, async (c) => {
    const { booking, by } = await findBookingOf(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json(presentSlots(await listMoveSlots(app, booking, by, c.req.valid('query'))), 200);
  });

  return router;
}
