import { useTranslations } from 'use-intl';
import { inOnePiece } from '#kernel/visit-time';
import { fullAddress } from '#kernel/full-address';
import type { BookingOnWire } from '#modules/bookings/contract';

/** The street, which opens a map, and the number, which a tap rings. Where a visit stands and neither is known, that is said. */
export function WhereToCome({ artist, status }: Pick<BookingOnWire, 'artist' | 'status'>) {
  const t = useTranslations('visit');
  const { address, phone, city, fullName } = artist;
  const street = address && fullAddress(address, city)!;
  return (
    <>
      {status === 'confirmed' && !street && !phone && (
        <p className="type-small text-ink-2">{t('noStreet', { name: inOnePiece(fullName) })}</p>
      )}
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
