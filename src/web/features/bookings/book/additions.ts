import type { ServiceOnWire } from '#modules/catalogue/contract';
import { asOneVisit, goesWith, type VisitPart } from '#modules/catalogue/rules';

/** A service as one visit with what is added to it: name, minutes and price are those of all. */
export type OneVisit<Service> = Service & { readonly parts: readonly Service[] };
export type VisitService = OneVisit<ServiceOnWire>;

type Joined = VisitPart & Pick<ServiceOnWire, 'id' | 'currency' | 'addOn'>;

/** The service of an id with those of other ids added; what is not offered, or cannot be added to it, is left out. */
export function visitOfServices<Service extends Joined>(
  services: readonly Service[],
  wanted: { readonly service: number | undefined; readonly added: readonly number[] },
): OneVisit<Service> | undefined {
  const first = services.find(({ id }) => id === wanted.service);
  if (!first) return undefined;
  const others = addableTo(first, services);
  const added = wanted.added.flatMap((id) => others.find((other) => other.id === id) ?? []);
  return { ...asOneVisit(first, added), parts: [first, ...added] };
}

/** What may be had in the same visit as a service; first what is made to be added. */
export function addableTo<Service extends Joined>(first: Joined, services: readonly Service[]): Service[] {
  const others = services.filter((other) => goesWith(first, other));
  return others.toSorted((one, other) => Number(other.addOn) - Number(one.addOn));
}

/** What was added, by id. */
export function addedTo(service: { readonly parts: readonly { readonly id: number }[] } | undefined): number[] {
  return service?.parts.slice(1).map(({ id }) => id) ?? [];
}

/** What can be booked without another service. */
export function bookableAlone<Service extends Pick<ServiceOnWire, 'addOn'>>(services: readonly Service[]): Service[] {
  return services.filter(({ addOn }) => !addOn);
}
