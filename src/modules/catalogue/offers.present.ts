import { formatInstant, type PlainDate } from '#kernel/time';
import type { OfferOnWire } from './offers.contract.ts';
import type { Offer } from './offers.store.ts';
import { offerStateOn } from './rules/index.ts';

/** An offer as it stands today; how often it was used is its owner's business. */
export function presentOffer(
  { removedAt: _removedAt, ...offer }: Offer,
  { today, own }: { today: PlainDate; own: boolean },
): OfferOnWire {
  return {
    ...offer,
    uses: own ? offer.uses : null,
    serviceIds: [...offer.serviceIds],
    weekdays: [...offer.weekdays],
    state: offerStateOn(offer, today),
    createdAt: formatInstant(offer.createdAt),
  };
}
