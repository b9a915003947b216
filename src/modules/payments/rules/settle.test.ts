import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateFee, ways } from '#modules/bookings/rules';
import {
  askedNow,
  balanceOf,
  causeOfSurplus,
  entriesAtChair,
  entriesToSettle,
  entriesToUnmark,
  isMarkable,
  mayRetry,
  payableNow,
  returnableOf,
  shareOut,
  sumOf,
  surplusOf,
  tipLimits,
  vatIn,
  tipsOffered,
  type Entry,
  type Priced,
  type RefundStatus,
} from './index.ts';

const policy = { version: 2, freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 100 };
const visit: Priced = { status: 'confirmed', total: 4000, currency: 'USD', discount: 1000, policy };
const kinds = (entries: readonly Entry[]) => entries.map(({ kind, amount }) => `${kind} ${amount}`);

test('a booking begins with its price and what an offer takes off', () => {
  const entries = entriesToSettle([], visit);
  expect(kinds(entries)).toEqual(['price 5000', 'discount -1000']);
  expect(balanceOf(entries)).toEqual({ total: 4000, paid: 0, due: 4000 });
  expect(entriesToSettle(entries, visit)).toEqual([]);
});

test('a mark that is corrected takes its fee back', () => {
  const came: Entry[] = [...entriesToSettle([], visit), { kind: 'payment', amount: 4000 }];
  const missed = entriesToSettle(came, { ...visit, status: 'no_show' });
  expect(kinds(missed)).toEqual(['released -4000', 'no_show_fee 4000']);
  const again = entriesToSettle([...came, ...missed], { ...visit, status: 'completed' });
  expect(kinds(again)).toEqual(['released 4000', 'no_show_fee -4000']);
});

test('what makes a booking stand is due first, then the rest; what is paid in person is not asked for here', () => {
  const entries = entriesToSettle([], visit);
  const booking = { status: 'awaiting_payment', dueNow: 1500, currency: 'USD' } as const;
  expect(payableNow(booking, entries)).toEqual({ purpose: 'deposit', amount: 1500 });
  expect(payableNow({ ...booking, status: 'confirmed' }, entries)).toBeUndefined();
  const paid: Entry[] = [...entries, { kind: 'payment', amount: 1500 }];
  expect(payableNow({ ...booking, status: 'confirmed' }, paid)).toEqual({ purpose: 'rest', amount: 2500 });
  expect(payableNow({ ...booking, status: 'expired' }, entries)).toBeUndefined();
  // The provider takes no less than 50: that is paid in person.
  expect(payableNow({ ...booking, status: 'confirmed' }, [...paid, { kind: 'payment', amount: 2450 }])).toEqual({
    purpose: 'rest',
    amount: 50,
  });
  const little: Entry[] = [...paid, { kind: 'payment', amount: 2451 }];
  expect(payableNow({ ...booking, status: 'confirmed' }, little)).toBeUndefined();
  expect(askedNow({ ...booking, status: 'confirmed' }, little)).toEqual({ purpose: 'rest', amount: 49 });
  // Nobody has said yes yet, or a bank decides: nothing more is asked for.
  expect(payableNow({ ...booking, status: 'pending' }, paid)).toBeUndefined();
  expect(payableNow({ ...booking, status: 'confirmed', disputed: true }, paid)).toBeUndefined();
});

test('what is left is asked for as far as it can be paid, and fees are what can be returned of', () => {
  const paid: Entry[] = [
    { kind: 'price', amount: 6_001 },
    { kind: 'payment', amount: 1_990 },
  ];
  const at = (dueNow: number, currency: string) => ({ status: 'confirmed', dueNow, currency }) as const;
  expect(payableNow(at(1_990, 'KWD'), paid)).toEqual({ purpose: 'rest', amount: 4_010 });
  expect(payableNow(at(1_990, 'KWD'), [...paid, { kind: 'payment', amount: 4_010 }])).toBeUndefined();
  expect(payableNow(at(1_990, 'HUF'), paid)).toBeUndefined();
  const late = { ...visit, total: 6_001, currency: 'KWD', startsAt: 0 };
  expect(lateFee({ ...late, policy: { ...policy, lateCancelPercent: 33 } }, 1)).toBe(1_980);
});

test('tips stay within what people mean', () => {
  expect(tipsOffered({ total: 4000, currency: 'USD' })).toEqual([400, 600, 800]);
  expect(tipsOffered({ total: 0, currency: 'USD' })).toEqual([]);
  expect(tipLimits({ total: 4000, currency: 'USD' })).toEqual({ least: 50, most: 10_000 });
  expect(tipLimits({ total: 0, currency: 'HUF' })).toEqual({ least: 175_00, most: 35_000_00 });
});

// Whatever happens to a booking and its money, in whatever order, the sums hold.

interface Paid {
  readonly id: number;
  readonly amount: number;
  readonly refunds: { amount: number; status: RefundStatus }[];
  /** So much of it a bank has; whether it decides about it still. */
  disputed: number;
  open: boolean;
}

const statuses = ['pending', 'confirmed', 'cancelled', 'completed', 'declined', 'expired', 'no_show'] as const;
const happening = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('tip' as const), amount: fc.integer({ min: 50, max: 3_000 }) }),
  fc.record({ what: fc.constant('status' as const), status: fc.constantFrom(...statuses), late: fc.boolean() }),
  fc.record({ what: fc.constant('price' as const), total: fc.integer({ min: 0, max: 9_000 }) }),
  fc.record({ what: fc.constant('letOff' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({
    what: fc.constant('chair' as const),
    amount: fc.integer({ min: 0, max: 9_000 }),
    way: fc.constantFrom(...ways),
  }),
  fc.record({ what: fc.constant('writeOff' as const) }),
  fc.record({ what: fc.constant('unmark' as const) }),
  fc.record({ what: fc.constant('refund' as const), fails: fc.boolean() }),
  fc.record({ what: fc.constant('retry' as const) }),
  fc.record({ what: fc.constant('dispute' as const), part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ what: fc.constant('decide' as const), won: fc.boolean() }),
);
const percent = fc.integer({ min: 0, max: 100 });

test('due is total − paid, nothing goes back that did not come, and a booking that is over owes nothing but its fee', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 14 }), percent, percent, (life, late, missed) => {
      const entries: Entry[] = [];
      const payments: Paid[] = [];
      let booking: Priced = { ...visit, policy: { ...policy, lateCancelPercent: late, noShowPercent: missed } };
      const settle = (fee?: number) => {
        entries.push(...entriesToSettle(entries, booking, fee));
        for (const { paymentId, amount } of shareOut(surplusOf(entries, payments), payments))
          payments.find(({ id }) => id === paymentId)!.refunds.push({ amount, status: 'wanted' });
      };
      settle();
      for (const step of life) {
        if (step.what === 'pay' || step.what === 'tip') {
          payments.push({ id: payments.length + 1, amount: step.amount, refunds: [], disputed: 0, open: false });
          entries.push({ kind: 'payment', amount: step.amount });
          if (step.what === 'tip') entries.push({ kind: 'tip', amount: step.amount });
          settle();
        } else if (step.what === 'status') {
          const fee = step.late ? lateFee({ ...booking, startsAt: 0 }, 1) : 0;
          // What was marked was said of another outcome.
          entries.push(...entriesToUnmark(entries));
          booking = { ...booking, status: step.status };
          settle(step.status === 'cancelled' ? fee : undefined);
        } else if (step.what === 'chair' || step.what === 'writeOff') {
          const left = Math.max(0, balanceOf(entries).due);
          if (!isMarkable(booking.status)) continue;
          if (step.what === 'writeOff' && left > 0) entries.push({ kind: 'written_off', amount: -left });
          if (step.what === 'chair')
            entries.push(
              ...entriesAtChair({ amount: Math.min(left, step.amount), tip: 1 + (step.amount % 500), way: step.way }),
            );
          settle();
        } else if (step.what === 'unmark') {
          entries.push(...entriesToUnmark(entries));
          settle();
        } else if (step.what === 'price') {
          // What a visit is of changes before it took place.
          if (isMarkable(booking.status)) continue;
          booking = { ...booking, total: step.total, discount: 0 };
          settle();
        } else if (step.what === 'letOff') {
          const left = payments.reduce((sum, payment) => sum + returnableOf(payment), 0);
          if (step.amount > left - surplusOf(entries, payments)) continue;
          entries.push({ kind: 'waived', amount: -step.amount });
          settle();
        } else if (step.what === 'retry') {
          const of = payments.find(({ refunds }) => refunds.some(({ status }) => status === 'failed'));
          const failed = of?.refunds.find(({ status }) => status === 'failed');
          if (!of || !failed || !mayRetry(of)) continue;
          failed.status = 'retried';
          of.refunds.push({ amount: failed.amount, status: 'wanted' });
        } else if (step.what === 'dispute') {
          const of = payments.find(({ disputed }) => disputed === 0);
          const gone =
            of?.refunds.reduce((sum, { amount, status }) => (status === 'done' ? sum + amount : sum), 0) ?? 0;
          const amount = of ? Math.floor(((of.amount - gone) * step.part) / 100) : 0;
          if (!of || amount === 0) continue;
          of.disputed = amount;
          of.open = true;
          entries.push({ kind: 'disputed', amount: -amount });
          settle();
        } else if (step.what === 'decide') {
          const of = payments.find(({ open }) => open);
          if (!of) continue;
          of.open = false;
          if (step.won) {
            entries.push({ kind: 'dispute_won', amount: of.disputed });
            of.disputed = 0;
          } else of.refunds.splice(0, of.refunds.length, ...of.refunds.filter(({ status }) => status !== 'wanted'));
          settle();
        } else {
          const sendable = payments.filter(({ open }) => !open);
          const next = sendable.flatMap(({ refunds }) => refunds).find(({ status }) => status === 'wanted');
          if (!next) continue;
          entries.push({ kind: 'refund', amount: -next.amount });
          if (step.fails) entries.push({ kind: 'refund_failed', amount: next.amount });
          next.status = step.fails ? 'failed' : 'done';
        }
        const { total, paid, due } = balanceOf(entries);
        const came = sumOf(entries, 'payment');
        expect(due).toBe(total - paid);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(total).toBeGreaterThanOrEqual(0);
        const back = sumOf(entries, 'refund', 'refund_failed', 'disputed', 'dispute_won');
        expect(-back).toBeLessThanOrEqual(came);
        for (const payment of payments) expect(returnableOf(payment)).toBeGreaterThanOrEqual(0);
        expect(entriesToSettle(entries, booking)).toEqual([]);
        const open = payments
          .flatMap(({ refunds }) => refunds)
          .filter(({ status }) => status === 'wanted' || status === 'failed');
        // Whatever is paid above what is owed is on its way back; more is only where a mark was corrected meanwhile.
        expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(-due);
      }
    }),
    { numRuns: 400 },
  );
});

test('the tax in a price is taken out of it, not put upon it', () => {
  expect([vatIn(12_000, 2000), vatIn(11_900, 1900), vatIn(5_000, 0)]).toEqual([2000, 1900, 0]);
});

test('what is too much of a payment goes back for what was so when it came', () => {
  const stood = { status: 'confirmed', gone: false } as const;
  const owes = { total: 6000, paid: 2000, due: 4000 };
  expect(causeOfSurplus({ status: 'expired', gone: true }, { total: 0, paid: 0, due: 0 })).toBe('late');
  expect(causeOfSurplus({ status: 'cancelled', gone: false }, { total: 0, paid: 0, due: 0 })).toBe('over');
  // The fee was paid already, or some of it is still due.
  expect(causeOfSurplus({ status: 'cancelled', gone: false }, { total: 3000, paid: 3000, due: 0 })).toBe('twice');
  expect(causeOfSurplus({ status: 'cancelled', gone: false }, { total: 3000, paid: 2000, due: 1000 })).toBe('booking');
  expect(causeOfSurplus(stood, { ...owes, paid: 6000, due: 0 })).toBe('twice');
  expect(causeOfSurplus(stood, owes)).toBe('booking');
  // It costs nothing any more, and stands.
  expect(causeOfSurplus(stood, { total: 0, paid: 0, due: 0 })).toBe('booking');
});
