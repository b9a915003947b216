import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { checkoutMessages } from '#messages/en/checkout.ts';
import type { BookingOnWire } from '#modules/bookings/contract';
import { cancelWords, withLater } from './cancel-words.ts';

const t = createTranslator({ locale: 'en', messages: checkoutMessages, namespace: 'checkout.cancelling' });
const says = (paid: number, cancelFee: number) => cancelWords(t, { currency: 'EUR', paid, cancelFee });

test('what is paid and what the fee is becomes one sentence', () => {
  expect(says(2500, 4500)).toBe('You paid €25. The fee is €45, so €20 is left to pay.');
  expect(says(2500, 0)).toBe('€25 goes back to your card.');
  expect(says(4500, 2000)).toBe('€25 goes back to your card, €20 is kept as the fee.');
  expect(says(2500, 2500)).toBe('The €25 that you paid is kept as the fee.');
  expect(says(0, 4500)).toBe('The fee is €45, to be paid afterwards.');
});

test('where nothing was paid and no fee is due, nothing is said', () => {
  expect(says(0, 0)).toBeUndefined();
});

test('with later visits come their fees, where they are too late, too', () => {
  const now = Date.UTC(2026, 10, 23, 12);
  const visit = (hours: number, status: string) => ({ date: new Date(now + hours * 3_600_000).toISOString(), status });
  const booking = {
    date: visit(2, 'confirmed').date,
    total: 4000,
    discount: 0,
    policy: { version: 1, freeCancellationMinutes: 2880, lateCancelPercent: 50, noShowPercent: 0 },
    occurrences: [
      visit(2, 'confirmed'),
      visit(26, 'confirmed'),
      visit(40, 'cancelled'),
      visit(44, 'pending'),
      visit(50, 'confirmed'),
    ],
  };
  const money = { currency: 'EUR', paid: 0, cancelFee: 2000 };
  expect(withLater(money, booking as BookingOnWire, now).cancelFee).toBe(4000);
});
