import { formatInstant, minuteMs } from '#kernel/time';
import type { OpeningOnWire } from './openings.contract.ts';
import type { Opening } from './openings.store.ts';
import { openingDiscount } from './rules/index.ts';

/** An opening with its price of now. */
export function presentOpening(row: Opening): OpeningOnWire {
  const { artistId, username, fullName, profileImage, city, duration, price, percent } = row;
  const discount = openingDiscount(row);
  return {
    id: row.id,
    artistId,
    start: formatInstant(row.startsAt),
    end: formatInstant(row.startsAt + duration * minuteMs),
    timeZone: row.timeZone,
    percent,
    price,
    discount,
    total: price - discount,
    currency: row.currency,
    service: { id: row.serviceId, name: row.serviceName, duration },
    artist: { id: artistId, username, fullName, profileImage, city },
  };
}
