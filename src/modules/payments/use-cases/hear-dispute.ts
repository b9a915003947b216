import { fromProvider } from '#kernel/provider-units';
import { lockBooking } from '#modules/bookings';
import type { Effect } from '#modules/provider';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findDispute, nextReading, saveDispute, type DisputeRow } from '../disputes.store.ts';
import { enter, listEntered } from '../ledger.store.ts';
import { cameWith, lockPayment, type PaymentRow } from '../payments.store.ts';
import { dropWanted } from '../refunds.store.ts';
import { disputeStatusOf, entriesOfDispute, type DisputeStatus, type SaidDispute } from '../rules/index.ts';
import type { FoundPayment } from './find-payment-of.ts';
import { settleBooking } from './settle-booking.ts';
import { settleUnapplied } from './settle-unapplied.ts';
import { tellOfDispute, type DisputeNews } from './tell-of-payment.ts';

/** A dispute as the provider says it is, and which reading said so. */
interface HeardDispute extends SaidDispute {
  readonly id: string;
  readonly status: DisputeStatus;
  readonly cause: string;
  readonly openedAt: number;
  readonly answerBy: number | null;
  readonly readNumber: number;
}

/** Asks the provider about a dispute. The number is taken before: whoever began to read later knows at least as much. */
async function readDispute(app: App, disputeId: string): Promise<HeardDispute> {
  const readNumber = await nextReading(app.database);
  const said = await app.payments.ask((stripe) => stripe.disputes.retrieve(disputeId));
  const dueBy = said.evidence_details.due_by;
  return {
    id: said.id,
    ...ours(said),
    movements: said.balance_transactions
      .toSorted((one, other) => one.created - other.created || one.amount - other.amount)
      .map((movement) => ({ id: movement.id, ...ours(movement) })),
    status: disputeStatusOf(said.status),
    cause: said.reason,
    openedAt: said.created * 1000,
    answerBy: dueBy === null ? null : dueBy * 1000,
    readNumber,
  };
}

function ours({ amount, currency: said }: { readonly amount: number; readonly currency: string }) {
  const currency = said.toUpperCase();
  return { amount: fromProvider(amount, currency), currency };
}

/** What an event about a dispute does; whatever it says, the provider is asked how things are now. */
export async function hearDispute(app: App, found: FoundPayment, disputeId: string): Promise<Effect> {
  const heard = await readDispute(app, disputeId);
  return async (transaction) => {
    await found.enterFirst(transaction);
    await applyDispute(app, transaction, found.payment, heard);
  };
}

/**
 * Writes down how a dispute stands: what the bank took counts as not paid until it gives it again, what was to go back of it
 * and was not sent does not go back a second time, and the professional is told. The same said twice changes nothing.
 */
async function applyDispute(
  app: App,
  transaction: Executor,
  { id: paymentId, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
  heard: HeardDispute,
): Promise<void> {
  const now = app.clock.now();
  const booking = (await lockBooking(transaction, bookingId))!;
  const { amount, currency, unappliedId } = cameWith((await lockPayment(transaction, paymentId))!);
  const before = await findDispute(transaction, heard.id);
  const entries = entriesOfDispute(heard, { amount, currency });
  const away = -entries.reduce((sum, entry) => sum + entry.amount, 0);
  const { id: disputeId, status, cause, openedAt, answerBy, readNumber } = heard;
  const about = heard.currency === currency ? Math.min(heard.amount, amount) : amount;
  const stands = { paymentId, disputeId, amount: Math.max(about, away), away, status, cause };
  if (!(await saveDispute(transaction, { ...stands, openedAt, answerBy, readNumber, readAt: now }))) return;
  const known = await listEntered(transaction, bookingId);
  for (const { objectId, ...entry } of entries.filter((each) => !known.has(each.objectId))) {
    // One after the other: each has a movement of its own behind it.
    await enter(transaction, [entry], { bookingId, currency, by: 'system', at: now, objectId, unappliedId });
  }
  // What the bank keeps is not sent as well; settling wants again what is still missing.
  if (away > 0 && status !== 'open') await dropWanted(transaction, paymentId);
  if (unappliedId === null) await settleBooking(transaction, booking, { by: 'system', now });
  else await settleUnapplied(transaction, paymentId, now);
  const news = newsOf(before, status);
  if (news) await tellOfDispute(app, transaction, { booking, amount: stands.amount, currency, kind: news });
}

/** What there is to tell of it: each turn once. */
function newsOf(before: DisputeRow | undefined, status: DisputeStatus): DisputeNews | undefined {
  if (before?.status === status) return undefined;
  switch (status) {
    case 'open':
      return 'disputeOpened';
    case 'won':
      return 'disputeWon';
    case 'lost':
      return 'disputeLost';
    case 'asked':
      return 'disputeAsked';
    case 'closed':
      return before && 'disputeClosed';
  }
}
