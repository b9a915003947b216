import { refuse } from '#kernel/refusal';
import { findBookingOf, openManageLink, readBooking, type BookingRow } from '#modules/bookings';
import { pathToPay } from '#modules/bookings/rules';
import type { App } from '#platform/app';
import { createRouter, cutPage, ownPersonOf, personOf, readPage, type RouteContext } from '#platform/http';
import { listMovements } from './movements.store.ts';
import * as contract from './payments.contract.ts';
import { presentMoney, presentMovement } from './payments.present.ts';
import { beginPayment } from './use-cases/begin-payment.ts';
import { refreshPayments } from './use-cases/check-payments.ts';
import { drawReceipt } from './use-cases/draw-receipt.ts';
import { giveBack } from './use-cases/give-back.ts';
import { markPaidInPerson, unmarkMoney, writeOffRest } from './use-cases/mark-money.ts';
import { settlePaymentNotices } from './use-cases/notify-of-payment.ts';
import { readMoney } from './use-cases/read-money.ts';
import { retryRefund } from './use-cases/retry-refund.ts';
import { readReceipt } from './use-cases/read-receipt.ts';

/** What bookings cost, and paying for them. */
export function paymentsRoutes(app: App) {
  const router = createRouter();
  const show = async (booking: BookingRow) => presentMoney(await readMoney(app, booking));
  const returnsTo = (path: string) => ({
    paid: `${app.config.url}${path}?paid`,
    closed: `${app.config.url}${path}?closed`,
  });

  router.openapi(contract.readMoney, async (c) => {
    const { booking } = await readBooking(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json(await show(booking), 200);
  });

  router.openapi(contract.beginPayment, async (c) => {
    const { booking, by } = await findBookingOf(app, await ownPersonOf(c), c.req.valid('param').bookingId);
    if (by !== 'client') throw refuse('forbidden');
    const url = await beginPayment(app, booking, c.req.valid('json'), returnsTo(pathToPay(booking.id)));
    return c.json({ url }, 200);
  });

  router.openapi(contract.refreshMoney, async (c) => {
    const person = await personOf(c);
    const { booking } = await findBookingOf(app, person, c.req.valid('param').bookingId);
    await refreshPayments(app, booking.id);
    const { booking: now } = await findBookingOf(app, person, booking.id);
    const money = await readMoney(app, now);
    await settlePaymentNotices(app, { userId: person.id, payments: money.payments });
    return c.json(presentMoney(money), 200);
  });

  router.openapi(contract.giveBack, async (c) => {
    const { bookingId } = c.req.valid('param');
    const person = await ownPersonOf(c);
    await giveBack(app, person, bookingId, c.req.valid('json'));
    return c.json(await show((await findBookingOf(app, person, bookingId)).booking), 200);
  });

  router.openapi(contract.retryRefund, async (c) => {
    const { bookingId, refundId } = c.req.valid('param');
    const person = await ownPersonOf(c);
    await retryRefund(app, person, bookingId, refundId);
    return c.json(await show((await findBookingOf(app, person, bookingId)).booking), 200);
  });

  router.openapi(contract.markPaidInPerson, async (c) => {
    const { bookingId } = c.req.valid('param');
    const person = await ownPersonOf(c);
    await markPaidInPerson(app, person, bookingId, c.req.valid('json'));
    return c.json(await show((await findBookingOf(app, person, bookingId)).booking), 200);
  });

  router.openapi(contract.writeOffRest, async (c) => {
    const { bookingId } = c.req.valid('param');
    const person = await ownPersonOf(c);
    await writeOffRest(app, person, bookingId, c.req.valid('json'));
    return c.json(await show((await findBookingOf(app, person, bookingId)).booking), 200);
  });

  router.openapi(contract.unmarkMoney, async (c) => {
    const { bookingId } = c.req.valid('param');
    const person = await ownPersonOf(c);
    await unmarkMoney(app, person, bookingId, c.req.valid('json'));
    return c.json(await show((await findBookingOf(app, person, bookingId)).booking), 200);
  });

  router.openapi(contract.readManagedMoney, async (c) => {
    return c.json(await show(await openManageLink(app, c.req.valid('param').token)), 200);
  });

  router.openapi(contract.beginManagedPayment, async (c) => {
    const { token } = c.req.valid('param');
    const booking = await openManageLink(app, token);
    return c.json({ url: await beginPayment(app, booking, c.req.valid('json'), returnsTo(`/b/${token}`)) }, 200);
  });

  router.openapi(contract.refreshManagedMoney, async (c) => {
    const { token } = c.req.valid('param');
    const { id } = await openManageLink(app, token);
    await refreshPayments(app, id);
    return c.json(await show(await openManageLink(app, token)), 200);
  });

  router.openapi(contract.listMovements, async (c) => {
    const page = readPage(c.req.valid('query'));
    const rows = await listMovements(app.database, (await personOf(c)).id, page);
    return c.json(cutPage(c, rows, page, ({ at, place: id }) => ({ at, id })).map(presentMovement), 200);
  });

  router.openapi(contract.readReceipt, async (c) => {
    const { paymentId } = c.req.valid('param');
    const person = await personOf(c);
    const receipt = await readReceipt(
      app,
      paymentId,
      async (bookingId) => (await findBookingOf(app, person, bookingId)).booking,
    );
    return answerPdf(c, await drawReceipt(receipt), paymentId);
  });

  router.openapi(contract.readManagedReceipt, async (c) => {
    const { token, paymentId } = c.req.valid('param');
    const booking = await openManageLink(app, token);
    const receipt = await readReceipt(app, paymentId, async (bookingId) => {
      if (bookingId !== booking.id) throw refuse('not_found');
      return booking;
    });
    return answerPdf(c, await drawReceipt(receipt), paymentId);
  });

  return router;
}

function answerPdf(c: RouteContext, file: Uint8Array<ArrayBuffer>, paymentId: number) {
  c.header('Content-Disposition', `inline; filename="receipt-${paymentId}.pdf"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(file, 200, { 'Content-Type': 'application/pdf' });
}
