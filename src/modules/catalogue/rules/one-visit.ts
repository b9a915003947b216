/** So many services may be added to the one that is booked. */
export const mostAdditions = 4;

/** A service as far as one visit of several goes. */
export interface VisitPart {
  readonly name: string;
  /** Minutes. */
  readonly duration: number;
  /** In the minor unit of a currency that all of them have. */
  readonly price: number;
  /** Minutes kept free after it. */
  readonly extraGap: number;
}

/** Whether another service of the same artist may be had in the same visit: prices of two currencies are never added. */
export function goesWith(
  first: { readonly id: number; readonly currency: string },
  other: { readonly id: number; readonly currency: string },
): boolean {
  return other.id !== first.id && other.currency === first.currency;
}

/** Several services as one visit: as long and as dear as all of them, with the longest of their pauses; for the rest it is the first. */
export function asOneVisit<Service extends VisitPart>(first: Service, added: readonly Service[]): Service {
  if (added.length === 0) return first;
  const parts = [first, ...added];
  const sum = (of: (part: Service) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    ...first,
    name: parts.map(({ name }) => name).join(' + '),
    duration: sum(({ duration }) => duration),
    price: sum(({ price }) => price),
    extraGap: Math.max(...parts.map(({ extraGap }) => extraGap)),
  };
}
