import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';
import type { Service } from '../catalogue.store.ts';
import { asOneVisit, goesWith, type VisitPart } from '../rules/index.ts';

/** What somebody wishes to have in one visit. */
export interface WishedServices {
  readonly artistId: number;
  readonly serviceId: number;
  readonly additionIds?: readonly number[] | undefined;
}

/** What is asked of a service before it is joined. */
export type Joinable = VisitPart & Pick<Service, 'id' | 'userId' | 'currency' | 'published' | 'removedAt'>;

export interface JoinedServices<One = Service> {
  /** All of them as one visit. */
  readonly service: One;
  /** The service itself, and what is added. */
  readonly parts: readonly One[];
}

/**
 * Joins what was found of a wish to one visit; free times and bookings both do. Refuses `service_gone` for what is not offered,
 * `addition_gone` where only something added is not, `invalid` naming `additionIds` for the same twice.
 */
export function joinServices<One extends Joinable>(
  { artistId, serviceId, additionIds = [] }: WishedServices,
  first: One | undefined,
  added: readonly One[],
): JoinedServices<One> {
  if (new Set([serviceId, ...additionIds]).size <= additionIds.length)
    throw refuse('invalid', { fields: { additionIds: translator()('bookingRefusal.additions.twice') } });
  if (!first?.published || first.removedAt !== null || first.userId !== artistId) throw refuse('service_gone');
  if (added.length < additionIds.length || !added.every((each) => each.userId === artistId && goesWith(first, each)))
    throw refuse('addition_gone');
  return { service: asOneVisit(first, added), parts: [first, ...added] };
}
