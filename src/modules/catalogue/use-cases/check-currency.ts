import { highestAmount, isCurrency } from '#kernel/currencies';
import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';

/** Refuses a currency that ISO 4217 does not know. */
export function checkCurrency(currency: string | undefined): void {
  if (currency === undefined || isCurrency(currency)) return;
  throw refuse('invalid', { fields: { currency: translator()('catalogue.currencyUnknown') } });
}

/** Refuses an amount that is too high in its currency. */
export function checkHighest(field: 'price' | 'amount', amount: number, currency: string): void {
  if (amount <= highestAmount(currency)) return;
  throw refuse('invalid', { fields: { [field]: translator()('catalogue.priceTooHigh') } });
}
