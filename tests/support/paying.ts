import type { Answer, Visitor, World } from './world.ts';

/** Test cards by what becomes of a payment with them. */
export const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticate: '4000 0025 0000 3155',
  insufficientFunds: '4000 0000 0000 9995',
  failsLater: '4000 0000 0000 0341',
  /** Paid, and disputed at once. */
  disputed: '4000 0000 0000 0259',
  /** Paid; the first refund does not arrive. */
  refundFails: '4000 0000 0000 5126',
} as const;

/** Lets the sandbox do what time has brought, and tell it. */
export const tellAll = (world: World) => world.runJob('payments.sandbox');

/** The pay page's id in its address. */
export const payPageOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Asks for the page on which a plan is paid; answers its id. */
export async function openPayPage(who: Visitor, tier: 'basic' | 'premium'): Promise<string> {
  const { status, body } = await who.post('/api/subscription/checkout', { tier });
  if (status !== 200) throw new Error(`no pay page: ${JSON.stringify(body)}`);
  return payPageOf(body.url);
}

/** Pays for a plan on the hosted page; what happened is told only when the sandbox's job runs. */
export async function payFor(who: Visitor, tier: 'basic' | 'premium', number: string = cards.paid): Promise<Answer> {
  return who.post(`/api/sandbox/pay/${await openPayPage(who, tier)}`, { number });
}

/** Pays for a plan, and lets it be told. */
export async function subscribe(world: World, who: Visitor, tier: 'basic' | 'premium', number?: string): Promise<void> {
  await payFor(who, tier, number);
  await tellAll(world);
}

/** Lets a page of the sandbox ask for another amount ($2) or currency ($3) than it was told to, also where a card was tried before. */
export const chargeOtherwiseSql = [
  `UPDATE sandbox_objects SET data = (data::jsonb || jsonb_build_object('amount_total', $2::int, 'currency', $3::text))::json,
          behind = jsonb_set(behind::jsonb, '{once,amount}', to_jsonb($2::int))::json
    WHERE id = $1`,
  `UPDATE sandbox_objects SET data = (data::jsonb || jsonb_build_object('amount', $2::int, 'currency', $3::text))::json
    WHERE id = (SELECT data->>'payment_intent' FROM sandbox_objects WHERE id = $1)`,
];
