import { charges, daySeconds, disputes, missing, secondsOf, tell, type Act } from './act.ts';
import { newId, type Kept } from './objects.store.ts';
import type { Charge, ChargeInner, Dispute } from './shapes.ts';

/** What a bank asks for the work that a dispute makes, in minor units. */
const fee = 1_500;
/** So long a bank waits for an answer; then whoever owns the card is right. */
const answerSeconds = 7 * daySeconds;

/** Whoever owns the card says that they did not pay this: their bank takes back what was not returned. */
export async function openDispute(act: Act, row: Kept<Charge, ChargeInner>): Promise<void> {
  const { data: charge, inner } = row;
  const amount = charge.amount - charge.amount_refunded;
  const disputed = amount > 0;
  const { disputes: _disputes, ...kept } = inner;
  const takenBack = { ...kept, ...(disputed && { takenBack: true }) };
  await charges.save(act.transaction, { data: { ...charge, disputed }, inner: takenBack, dueAt: null });
  if (!disputed) return;
  const created = secondsOf(act);
  const data: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [move(act, charge.currency, -amount)],
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: created + answerSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await disputes.add(act.transaction, { data, inner: {}, dueAt: data.evidence_details.due_by * 1000 }, charge.id);
  await tell(act, 'charge.dispute.created', data);
  await tell(act, 'charge.dispute.funds_withdrawn', data);
}

/** The bank decides; what it decided stays so. */
export async function decideDispute(act: Act, id: string, won: boolean): Promise<Dispute> {
  const row = await disputes.find(act.transaction, id);
  if (!row) throw missing('dispute', id);
  const before = row.data;
  if (before.status !== 'needs_response') return before;
  const given = won ? [move(act, before.currency, before.amount)] : [];
  const data: Dispute = {
    ...before,
    balance_transactions: [...before.balance_transactions, ...given],
    status: won ? 'won' : 'lost',
  };
  await disputes.save(act.transaction, { data, inner: {}, dueAt: null });
  const charge = (await charges.find(act.transaction, data.charge))!;
  if (won) await charges.save(act.transaction, { ...charge, inner: { ...charge.inner, takenBack: false } });
  if (won) await tell(act, 'charge.dispute.funds_reinstated', data);
  await tell(act, 'charge.dispute.closed', data);
  return data;
}

function move(act: Act, currency: string, amount: number): Dispute['balance_transactions'][number] {
  const taken = amount < 0;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    created: secondsOf(act),
    currency,
    fee: taken ? fee : 0,
    net: amount - (taken ? fee : 0),
    reporting_category: taken ? 'dispute' : 'dispute_reversal',
    type: 'adjustment',
  };
}
