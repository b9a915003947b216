import { expect, test } from 'vitest';
import {
  balanceOf,
  entriesAtChair,
  entriesToSettle,
  entriesToUnmark,
  payableNow,
  standingOf,
  type Entry,
  type Moving,
  type Priced,
} from './index.ts';

// The one state of a visit's money, that every screen, mail and list reads.

const policy = { version: 2, freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 100 };
const visit = { status: 'completed', total: 4500, currency: 'USD', discount: 0, dueNow: 0, policy } as const;
const asking = { ...visit, dueNow: 1000 } as const;
const still: Moving = { disputes: [], refunds: [] };
const price: Entry = { kind: 'price', amount: 4500 };
const deposit: Entry = { kind: 'payment', amount: 1000 };
const onlineTip: Entry[] = [
  { kind: 'payment', amount: 700 },
  { kind: 'tip', amount: 700 },
];

test('nothing entered: what the visit costs is due, and a free one or one that is over costs nothing', () => {
  const nothing = { paid: 0, left: 0, feeOpen: 0, ways: [], total: 0, state: 'nothing' };
  expect(standingOf(visit, [], still)).toEqual({ ...nothing, total: 4500, left: 4500, state: 'due' });
  expect(standingOf({ ...visit, total: 0 }, [], still)).toEqual(nothing);
  expect(standingOf({ ...visit, status: 'declined' }, [], still)).toEqual(nothing);
});

test('a deposit leaves the rest; what was paid at the chair leaves nothing, and says how', () => {
  expect(standingOf(asking, [price, deposit], still)).toMatchObject({
    state: 'deposit_paid',
    paid: 1000,
    left: 3500,
    ways: ['card'],
  });
  const rest = entriesAtChair({ amount: 3500, tip: 500, way: 'cash' });
  expect(standingOf(asking, [price, deposit, ...rest], still)).toEqual({
    state: 'paid',
    total: 4500,
    paid: 4500,
    left: 0,
    feeOpen: 0,
    ways: ['card', 'cash'],
  });
  // A part of it at the chair is no deposit any more.
  const part = entriesAtChair({ amount: 1500, tip: 0, way: 'transfer' });
  expect(standingOf(asking, [price, deposit, ...part], still)).toMatchObject({
    state: 'due',
    left: 2000,
    ways: ['card', 'transfer'],
  });
});

test('a tip changes nothing of what the visit is paid with, here or at the chair', () => {
  expect(standingOf(visit, [price, ...onlineTip], still)).toMatchObject({
    state: 'due',
    paid: 0,
    left: 4500,
    ways: [],
  });
  const chair = entriesAtChair({ amount: 0, tip: 500, way: 'cash' });
  expect(standingOf(visit, [price, ...chair], still)).toMatchObject({ state: 'due', paid: 0, left: 4500, ways: [] });
  const card = entriesAtChair({ amount: 4500, tip: 0, way: 'card' });
  expect(standingOf(visit, [price, ...card, ...chair, ...onlineTip], still)).toMatchObject({
    state: 'paid',
    paid: 4500,
    ways: ['card'],
  });
});

test('who tips here is not asked to pay here what they pay in person', () => {
  expect(payableNow(visit, [price, ...onlineTip])).toBeUndefined();
  expect(payableNow(asking, [price, deposit, ...onlineTip])).toEqual({ purpose: 'rest', amount: 3500 });
});

test('what is let off leaves nothing, and is taken back whole with what was marked beside it', () => {
  const part = entriesAtChair({ amount: 1500, tip: 300, way: 'other' });
  const marked: Entry[] = [price, ...part, { kind: 'written_off', amount: -3000 }, ...onlineTip];
  expect(standingOf(visit, marked, still)).toMatchObject({ state: 'waived', total: 1500, paid: 1500, left: 0 });
  const undone = [...marked, ...entriesToUnmark(marked)];
  // What the client gave here stays theirs to have given.
  expect(balanceOf(undone)).toEqual({ total: 5200, paid: 700, due: 4500 });
  expect(standingOf(visit, undone, still)).toMatchObject({ state: 'due', paid: 0, left: 4500, ways: [] });
  expect(entriesToUnmark(undone)).toEqual([]);
  // A word from before there were ways.
  expect(entriesToUnmark([price, { kind: 'in_person', amount: 4500 }])).toEqual([
    { kind: 'in_person', amount: -4500, way: null },
  ]);
});

test('nobody is let off more than the visit costs, when it costs less afterwards', () => {
  const paid: Priced = { ...visit, total: 4500 };
  const entries: Entry[] = [price, deposit, { kind: 'written_off', amount: -3500 }];
  const cheaper = entriesToSettle(entries, { ...paid, total: 2000 });
  expect(cheaper).toEqual([
    { kind: 'change', amount: -2500 },
    { kind: 'written_off', amount: 1500 },
  ]);
  expect(standingOf({ ...asking, total: 2000 }, [...entries, ...cheaper], still).left).toBe(0);
});

test('what goes back leaves nothing to pay, on its way and once it is there', () => {
  const back: Moving['refunds'] = [{ amount: 1000, status: 'wanted', cause: 'booking' }];
  const released: Entry[] = [price, deposit, { kind: 'released', amount: -4500 }];
  const cancelled = { ...asking, status: 'cancelled' } as const;
  expect(standingOf(cancelled, released, { ...still, refunds: back }).state).toBe('refunded');
  const gone: Entry[] = [...released, { kind: 'refund', amount: -1000 }];
  expect(standingOf(cancelled, gone, { ...still, refunds: [{ ...back[0]!, status: 'done' }] }).state).toBe('refunded');
  // Some of it given back by hand after the chair: the visit is paid, and costs that much less.
  const chair = entriesAtChair({ amount: 3500, tip: 0, way: 'cash' });
  const given: Entry[] = [price, deposit, ...chair, { kind: 'waived', amount: -1000 }];
  expect(standingOf(asking, given, { ...still, refunds: back })).toMatchObject({ state: 'paid', left: 0 });
  expect(standingOf(asking, [...given, { kind: 'refund', amount: -1000 }], still)).toMatchObject({
    state: 'paid',
    paid: 3500,
    ways: ['cash'],
  });
});

test('a fee is open until it is paid or let off; what a bank decides about is asked for nowhere meanwhile', () => {
  const late: Entry[] = [price, { kind: 'released', amount: -4500 }, { kind: 'late_fee', amount: 2250 }];
  const cancelled = { ...asking, status: 'cancelled' } as const;
  expect(standingOf(cancelled, [...late, deposit], still)).toMatchObject({ state: 'due', left: 1250, feeOpen: 1250 });
  const chair = entriesAtChair({ amount: 2250, tip: 0, way: 'cash' });
  expect(standingOf(cancelled, [...late, ...chair], still)).toMatchObject({ state: 'paid', feeOpen: 0 });
  const off: Entry[] = [...late, { kind: 'written_off', amount: -2250 }];
  expect(standingOf(cancelled, off, still)).toMatchObject({ state: 'waived', feeOpen: 0 });
  const disputed: Entry[] = [...late, deposit, { kind: 'disputed', amount: -1000 }];
  const asked = { ...still, disputes: [{ status: 'open', away: 1000 }] } as const;
  expect(standingOf(cancelled, disputed, asked)).toMatchObject({ state: 'due', left: 1250 });
});
