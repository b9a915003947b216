import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { giveBackWithin, readReturnable, retryRefundWithin, type GivenBack } from '#modules/payments';
import { takeFailure } from '#modules/provider';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import {
  listPayments,
  listWebhookFailures,
  type ReturnablePayment,
  type WantedPayments,
  type WebhookFailure,
} from '../payments.store.ts';
import { mustBeAdmin } from '../rules/index.ts';
import { asAdmin } from './write-audit.ts';

/** Payments by booking, service or person, the latest first, with one more than the page holds; for admins alone. */
export async function readPayments(
  app: App,
  person: Person,
  wanted: WantedPayments,
  page: Page,
): Promise<ReturnablePayment[]> {
  mustBeAdmin(person);
  const payments = await listPayments(app.database, wanted, page, app.clock.now());
  const left = await readReturnable(app.database, [...new Set(payments.map(({ bookingId }) => bookingId))]);
  return payments.map((payment) => ({ ...payment, bookingReturnable: left.get(payment.bookingId) ?? 0 }));
}

/** What the provider told us and we could not act on yet; for admins alone. */
export async function readWebhookFailures(app: App, person: Person): Promise<WebhookFailure[]> {
  mustBeAdmin(person);
  return listWebhookFailures(app.database);
}

/**
 * Lets what could not be acted on rest: the provider says nothing again for ever. Refuses `not_found` where it was acted on, or
 * dismissed, meanwhile. Told again it is acted on, or waits again.
 */
export function dismissWebhookFailure(app: App, person: Person, eventId: string, reason: string): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    const dismissed = await takeFailure(transaction, eventId);
    if (!dismissed) throw refuse('not_found');
    const details = { event: eventId, ...dismissed };
    await write({ action: 'dismiss_webhook', subjectKind: 'webhook', subjectId: 1, reason, details });
  });
}

/** Gives a client money of a booking back by hand. Refuses more than is left (`refund_too_large`), and what was given since they looked. */
export function returnMoney(app: App, person: Person, bookingId: number, given: GivenBack): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    await giveBackWithin(app, transaction, bookingId, given, 'admin');
    const details = { amount: given.amount };
    await write({ action: 'refund', subjectKind: 'booking', subjectId: bookingId, reason: given.reason, details });
  });
}

/** Sends a refund once more that did not arrive; pressed again it is the same one. */
export function retryRefund(app: App, person: Person, refundId: number, reason: string): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    const { bookingId, isNew } = await retryRefundWithin(app, transaction, refundId, 'admin');
    if (!isNew) return;
    const details = { refund: refundId };
    await write({ action: 'retry_refund', subjectKind: 'booking', subjectId: bookingId, reason, details });
  });
}
