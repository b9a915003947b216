import { findBooking } from '#modules/bookings';
import { statusAt } from '#modules/bookings/rules';
import type { App } from '#platform/app';
import { listDisputes } from '../disputes.store.ts';
import { listEntries } from '../ledger.store.ts';
import { findPayment, listOpen, listUnheard, markRead, type PaymentRow } from '../payments.store.ts';
import { isDisputed, ledgerOf, payableNow } from '../rules/index.ts';
import { applyPayment } from './apply-payment.ts';
import { closePayment } from './close-payment.ts';
import { readSession } from './read-session.ts';

/** Asks about every payment of which we should have heard, and closes the pages that nobody wants any more. */
export async function checkPayments(app: App, stopping: AbortSignal): Promise<void> {
  for (const id of await listUnheard(app.database, app.clock.now())) {
    if (stopping.aborted) return;
    try {
      // One after the other: the provider counts how often it is asked.
      await checkOne(app, id);
    } catch (error) {
      app.log.warn({ payment: id, error: (error as Error).message }, 'the provider could not be asked about a payment');
    }
  }
}

async function checkOne(app: App, id: number): Promise<void> {
  const payment = await findPayment(app.database, id);
  if (payment?.status !== 'open') return;
  await markRead(app.database, id, app.clock.now());
  if ((await isWanted(app, payment)) && payment.sessionId !== null && payment.expiresAt > app.clock.now())
    await readOne(app, payment);
  else await closePayment(app, payment);
}

/** Whether what a page asks for is still due. */
async function isWanted(app: App, { bookingId, purpose, amount }: PaymentRow): Promise<boolean> {
  if (purpose === 'tip') return true;
  const booking = await findBooking(app.database, bookingId);
  if (!booking) return false;
  const status = statusAt(booking, app.clock.now());
  const entries = ledgerOf(await listEntries(app.database, [bookingId]), { ...booking, status });
  const disputed = isDisputed(await listDisputes(app.database, [bookingId]));
  const payable = payableNow({ ...booking, status, disputed }, entries);
  return payable?.purpose === purpose && payable.amount === amount;
}

async function readOne(app: App, { id, sessionId }: PaymentRow): Promise<void> {
  const heard = await readSession(app, sessionId!);
  await app.database.transaction((transaction) => applyPayment(app, transaction, id, heard));
}

const limit = { name: 'payments.refresh', points: 60, seconds: 600 };

/** The same for whoever comes back from a page and was not heard of: asks about what is open for their booking. */
export async function refreshPayments(app: App, bookingId: number): Promise<void> {
  await app.limits.spend(limit, String(bookingId));
  for (const payment of await listOpen(app.database, [bookingId])) {
    // One after the other: there is hardly ever more than one.
    if (payment.sessionId !== null) await readOne(app, payment);
  }
}
