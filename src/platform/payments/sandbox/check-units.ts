import { payablePart } from '#kernel/currency';
import { fromProvider, toProvider } from '#kernel/provider-units';
import { SandboxRefusal } from './act.ts';

/** Refuses what the provider would not take: a dinar with a last digit, a part of a króna. */
export function checkUnits(amount: number, currency: string): void {
  const code = currency.toUpperCase();
  const ours = fromProvider(amount, code);
  if (toProvider(ours, code) !== amount || payablePart(ours, code) !== ours)
    throw new SandboxRefusal(400, 'parameter_invalid_integer', `Invalid amount: ${amount} ${currency}`);
}
