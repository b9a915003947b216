import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';
import { isCurrency } from '../rules/index.ts';

/** Refuses a currency that ISO 4217 does not know. */
export function checkCurrency(currency: string | undefined): void {
  if (currency === undefined || isCurrency(currency)) return;
  throw refuse('invalid', { fields: { currency: translator()('catalogue.currencyUnknown') } });
}
