import { toProvider } from '#kernel/provider-units';
import type { App } from '#platform/app';
import type { Payments } from '#platform/payments';
import { monthlyPrice, planCurrency, type Tier } from '../rules/index.ts';

/** What the provider calls the prices of each program's plans; a price never changes, so the plans' are looked up. */
const known = new WeakMap<Payments, Map<Tier, string>>();

const planName: Readonly<Record<Tier, string>> = { basic: 'Uli Basic', premium: 'Uli Premium' };

/** The provider's price of a plan; makes it where there is none, or none of this amount. Nothing is set up by hand. */
export async function findPrice({ payments }: App, tier: Tier): Promise<string> {
  const prices = known.get(payments) ?? new Map<Tier, string>();
  known.set(payments, prices);
  const before = prices.get(tier);
  if (before !== undefined) return before;
  const lookupKey = `uli_${tier}_monthly`;
  const amount = toProvider(monthlyPrice[tier], planCurrency);
  const currency = planCurrency.toLowerCase();
  const found = await payments.ask((stripe) => stripe.prices.list({ lookup_keys: [lookupKey], active: true }));
  const same = found.data.find((price) => price.unit_amount === amount && price.currency === currency);
  const price =
    same ??
    (await payments.ask((stripe) =>
      stripe.prices.create(
        {
          lookup_key: lookupKey,
          transfer_lookup_key: true,
          unit_amount: amount,
          currency,
          recurring: { interval: 'month' },
          product_data: { name: planName[tier] },
          metadata: { tier },
        },
        { idempotencyKey: `price:${tier}:${amount}:${currency}` },
      ),
    ));
  prices.set(tier, price.id);
  return price.id;
}
