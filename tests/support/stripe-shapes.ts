import type Stripe from 'stripe';

// Messages of the provider as it really sends them, cut down to what its types call always there and readable. That they fit
// the types of the SDK that is used is checked when they are compiled.

/** What of an object is shown; what it is made of is not looked into. */
export type Shown<Whole> = { [Key in keyof Whole]?: Whole[Key] extends object | null ? unknown : Whole[Key] };

/** When all of it happened, in the provider's seconds. */
export const created = Date.UTC(2026, 11, 4, 8) / 1000;
let number = 0;

/** A message of the provider. */
export function event<const Type extends Stripe.Event['type']>(type: Type, object: object) {
  number += 1;
  return {
    id: `evt_1SYrecorded${String(number).padStart(8, '0')}`,
    object: 'event' as const,
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: 'req_recorded', idempotency_key: '2f6a9c1e-recorded' },
    type,
  };
}
