import { formatInstant } from '#kernel/time';
import type { FoundUser, FoundPerson } from './explore.contract.ts';
import type { FreeStarts } from './rules/index.ts';
import type { FoundDetails } from './search.store.ts';

/** A found person on the wire. */
export function presentFound(
  user: FoundPerson,
  details: FoundDetails | undefined,
  asked: { readonly near: boolean; readonly times: (FreeStarts & { readonly timeZone: string }) | undefined },
): FoundUser {
  const { category = null, price = null, currency = null, distance = null } = details ?? {};
  const { times } = asked;
  return {
    ...user,
    category,
    leastPrice: price === null || currency === null ? null : { price, currency },
    ...(asked.near && { distance: distance === null ? null : Math.max(1, Math.round(distance)) }),
    ...(times && {
      nextFree: formatInstant(times.starts[0]!),
      freeTimes: times.starts.map(formatInstant),
      freeServiceId: times.serviceId,
      timeZone: times.timeZone,
    }),
  };
}
