import { amountOff, asOneVisit, type DiscountOffer, type VisitPart } from '#modules/catalogue/rules';
import type { Addition } from './addition.ts';

/** What a visit is of, and what it costs, as it is booked. Minutes, and minor units. */
export interface BookedServices {
  readonly serviceId: number;
  /** Of everything it is of. */
  readonly serviceName: string;
  readonly duration: number;
  /** Without the discount. */
  readonly total: number;
  readonly discount: number;
  readonly currency: string;
  readonly additions: readonly Addition[];
}

/** One service of a visit. */
export interface BookedPart {
  readonly id: number;
  readonly name: string;
  readonly duration: number;
  /** Before any discount. */
  readonly price: number;
}

/** The services of a visit one by one, that it is booked for first, each as it was called and cost at booking. */
export function partsOfVisit(booked: BookedServices): BookedPart[] {
  const { serviceId, serviceName, duration, total, discount, additions } = booked;
  const more = additions.map(({ serviceId: id, ...addition }) => ({ id, ...addition }));
  const sum = (of: (part: BookedPart) => number) => more.reduce((all, part) => all + of(part), 0);
  const behind = more.map(({ name }) => ` + ${name}`).join('');
  const name = serviceName.endsWith(behind) ? serviceName.slice(0, serviceName.length - behind.length) : serviceName;
  const first = {
    id: serviceId,
    name,
    duration: duration - sum((part) => part.duration),
    price: total + discount - sum((part) => part.price),
  };
  return [first, ...more];
}

/** Services as a visit has them that is booked already: what it is of keeps the minutes and the price it was booked for. */
export function asBooked<Service extends BookedPart>(booked: BookedServices, services: readonly Service[]): Service[] {
  const parts = new Map(partsOfVisit(booked).map((part) => [part.id, part]));
  return services.map((service) => ({ ...service, ...parts.get(service.id) }));
}

/** What a visit was of before that was changed, and how long was kept free after it. */
export type EarlierServices = Omit<BookedServices, 'currency'> & { readonly gapMinutes: number };

export interface KnownServices {
  /** Every service that the visit is or was of, by id, as it was booked first. */
  readonly parts: ReadonlyMap<number, BookedPart>;
  /** Minutes kept free after it when it was of this one first and foremost, by id. */
  readonly gaps: ReadonlyMap<number, number>;
  /** The most that was ever taken off it. */
  readonly discount: number;
}

/** What is known of a visit from all that it is and was: a change that is taken back brings everything back. */
export function knownServices(
  booked: BookedServices & { readonly gapMinutes: number },
  earlier: readonly EarlierServices[],
): KnownServices {
  // The first word about a service counts: later ones were taken from it.
  const all = [...earlier.map((each) => ({ ...each, currency: booked.currency })), booked].toReversed();
  return {
    parts: new Map(all.flatMap((each) => partsOfVisit(each).map((part) => [part.id, part] as const))),
    gaps: new Map(all.map((each) => [each.serviceId, each.gapMinutes])),
    discount: Math.max(...all.map(({ discount }) => discount)),
  };
}

/** What a visit costs once it is of other services, in the minor unit. */
export interface ChangedPrice {
  /** Without the discount. */
  readonly total: number;
  readonly discount: number;
}

/**
 * The price of a visit whose services are changed. An offer of percents takes its share of what it is for; what else was taken off
 * stays off, up to the price. What the offer says of dates and uses was settled at booking.
 */
export function changedPrice(
  { discount, currency }: Pick<BookedServices, 'discount' | 'currency'>,
  parts: readonly (VisitPart & { readonly id: number })[],
  offer: Pick<DiscountOffer, 'percent' | 'amount' | 'serviceIds'> | undefined,
): ChangedPrice {
  const { price } = asOneVisit(parts[0]!, parts.slice(1));
  const off = offer ? amountOff(offer, { parts, currency }) : Math.min(discount, price);
  return { total: price - off, discount: off };
}
