import { fullAddress } from '#kernel/full-address';
import type { BookingOnWire } from '#modules/bookings/contract';

/** The street, which opens a map, and the number, which a tap rings. */
export function WhereToCome({ artist: { address, phone, city } }: Pick<BookingOnWire, 'artist'>) {
  const street = address && fullAddress(address, city)!;
  return (
    <>
      {street && (
        <p className="type-small">
          <a href={mapHref(street)} rel="noopener noreferrer" className="link">
            <bdi>{street}</bdi>
          </a>
        </p>
      )}
      {phone && (
        <p className="type-small">
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr" className="link">
            {phone}
          </a>
        </p>
      )}
    </>
  );
}

function mapHref(street: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(street)}`;
}
