import { expect, test } from 'vitest';
import { shownDue } from './due.ts';

const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'new' } as const;
const policy = { version: 2, freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 0 };
const service = { advance, price: 8000, currency: 'USD', discount: { amount: 1000 } };

test('a stranger pays the deposit now, the rest later, and has to agree', () => {
  expect(shownDue(service)).toEqual({ now: 2000, later: 5000, asks: true });
});

test('whoever came before pays at the visit, and agrees only where a fee is possible', () => {
  const client = { came: true, missed: false };
  expect(shownDue(service, undefined, client)).toEqual({ now: 0, later: 7000, asks: false });
  expect(shownDue(service, policy, client).asks).toBe(true);
});

test('what is free costs no fee', () => {
  expect(shownDue({ ...service, price: 1000 }, policy)).toEqual({ now: 0, later: 0, asks: false });
});
