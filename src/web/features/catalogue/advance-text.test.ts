import { expect, test } from 'vitest';
import { advanceFields, readAdvance, type AdvanceFields } from './advance-text.ts';

const read = (fields: Partial<AdvanceFields>) =>
  readAdvance({ ask: 'amount', deposit: '', askOf: 'everyone', price: '80', currency: 'GBP', ...fields });

test('what is saved is what was there when nothing is changed', () => {
  const asked = { prepay: 'deposit', depositAmount: 20_50, depositPercent: null, prepayFor: 'new' } as const;
  expect(readAdvance({ ...advanceFields(asked, 'GBP'), price: '80', currency: 'GBP' })).toEqual(asked);
  const share = { ...asked, depositAmount: null, depositPercent: 25 };
  expect(readAdvance({ ...advanceFields(share, 'GBP'), price: '80', currency: 'GBP' })).toEqual(share);
});

test('a deposit is written like a price, or as a percentage', () => {
  expect(read({ deposit: '£20' })).toMatchObject({ depositAmount: 2000 });
  expect(read({ ask: 'percent', deposit: '25 %' })).toMatchObject({ depositPercent: 25, depositAmount: null });
});

test.each<[Partial<AdvanceFields>, string]>([
  [{ deposit: '' }, 'amountWrong'],
  [{ deposit: '0' }, 'amountWrong'],
  [{ deposit: '€20' }, 'amountWrong'],
  [{ deposit: '80.01' }, 'depositTooHigh'],
  [{ ask: 'percent', deposit: '0' }, 'percentWrong'],
  [{ ask: 'percent', deposit: '101' }, 'percentWrong'],
])('%o is refused as %s', (fields, problem) => {
  expect(read(fields)).toEqual({ problem });
});
