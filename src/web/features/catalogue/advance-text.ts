import type { AdvanceOnWire } from '#modules/catalogue/contract';
import { nothingInAdvance } from '#modules/catalogue/rules';
import { readPrice, writePrice } from './price-text.ts';

/** What is asked in advance, as the form holds it. */
export interface AdvanceFields {
  ask: 'none' | 'amount' | 'percent' | 'all';
  /** An amount or a percentage, as it is typed. */
  deposit: string;
  askOf: AdvanceOnWire['prepayFor'];
}

export type AdvanceProblem = 'amountWrong' | 'percentWrong' | 'depositTooHigh';

/** What the form begins with. */
export function advanceFields(
  { prepay, depositAmount, depositPercent, prepayFor }: AdvanceOnWire = nothingInAdvance,
  currency: string,
): AdvanceFields {
  const deposit = depositAmount === null ? String(depositPercent ?? '') : writePrice(depositAmount, currency);
  const ask = prepay === 'deposit' ? (depositAmount === null ? 'percent' : 'amount') : prepay;
  return { ask, deposit, askOf: prepayFor };
}

interface Priced {
  readonly price: string;
  readonly currency: string;
}

/** What the fields ask for, or what is wrong with the deposit. */
export function readAdvance({
  ask,
  deposit,
  askOf,
  price,
  currency,
}: AdvanceFields & Priced): AdvanceOnWire | { readonly problem: AdvanceProblem } {
  if (ask === 'none') return nothingInAdvance;
  const asked = { ...nothingInAdvance, prepayFor: askOf };
  if (ask === 'all') return { ...asked, prepay: 'all' };
  if (ask === 'percent') {
    const percent = /^\s*(\d{1,3})\s*%?\s*$/.exec(deposit)?.[1];
    const depositPercent = Number(percent);
    if (percent === undefined || depositPercent < 1 || depositPercent > 100) return { problem: 'percentWrong' };
    return { ...asked, prepay: 'deposit', depositPercent };
  }
  const amount = readPrice(deposit, currency);
  if ('problem' in amount || amount.price === 0 || amount.currency !== currency) return { problem: 'amountWrong' };
  const whole = readPrice(price, currency);
  if (!('problem' in whole) && amount.price > whole.price) return { problem: 'depositTooHigh' };
  return { ...asked, prepay: 'deposit', depositAmount: amount.price };
}
