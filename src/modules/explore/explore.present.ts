import { formatInstant } from '#kernel/time';
import { presentOpening, type Opening } from '#modules/openings';
import { imageOf, thumbAddressOf } from '#modules/media';
import type { FoundPerson, FoundUser, FoundWork } from './explore.contract.ts';
import type { FreeStarts } from './rules/index.ts';
import type { FoundDetails } from './search.store.ts';
import type { LatestWork } from './latest-work.store.ts';
import type { WorkRow } from './work.store.ts';

type LocalStarts = FreeStarts & { readonly timeZone: string; readonly service?: string | undefined };

/** A found person on the wire. */
export function presentFound(
  user: FoundPerson,
  details: FoundDetails | undefined,
  asked: {
    readonly near: boolean;
    readonly times: LocalStarts | undefined;
    readonly soonest: LocalStarts | undefined;
    readonly opening?: Opening | undefined;
    readonly works?: readonly LatestWork[] | undefined;
  },
): FoundUser {
  const { category = null, price = null, currency = null, distance = null } = details ?? {};
  const { times, soonest = times } = asked;
  return {
    ...user,
    category,
    leastPrice: price === null || currency === null ? null : { price, currency },
    ...(asked.near && { distance: distance === null ? null : Math.max(1, Math.round(distance)) }),
    ...(times && { freeTimes: times.starts.map(formatInstant) }),
    ...(soonest && {
      nextFree: formatInstant(soonest.starts[0]!),
      freeServiceId: soonest.serviceId,
      ...(soonest.service !== undefined && { freeService: soonest.service }),
      timeZone: soonest.timeZone,
    }),
    ...(asked.opening && { opening: briefly(presentOpening(asked.opening)) }),
    ...(asked.works && {
      works: asked.works.map(({ postId, alt, ...picture }) => ({ postId, url: thumbAddressOf(picture), alt })),
    }),
  };
}

const briefly = ({ id, service, total, currency, percent }: ReturnType<typeof presentOpening>) => ({
  id,
  service: service.name,
  total,
  currency,
  percent,
});

/** A found post on the wire. */
export function presentWork(row: WorkRow): FoundWork {
  const { id, key, width, height, thumbhash, avif, alt, serviceId, serviceName, duration, price, currency } = row;
  const { userId, username, fullName, profession, profileImage } = row;
  return {
    id: row.postId,
    image: { ...imageOf({ id, key, width, height, thumbhash, avif }), alt },
    pictures: row.pictures,
    user: { id: userId, username, fullName, profession, profileImage },
    service:
      serviceId === null
        ? null
        : { id: serviceId, name: serviceName!, duration: duration!, price: price!, currency: currency! },
  };
}
