import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ContactLinks } from '#web/ui/contact-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { LookLine } from '../look-line.tsx';
import type { Booking } from '../queries.ts';
import { hrefToWrite, isOpen } from '../visit-of.ts';

export interface ClientDetailsProps {
  booking: Booking;
  /** What they wrote since and nobody has read. */
  message?: ReactNode;
}

/** What the client wrote, and how a guest can be reached. */
export function ClientDetails({ booking, message }: ClientDetailsProps) {
  const t = useTranslations('bookings');
  const { guest, notes, look } = booking;
  const writeHref = isOpen(booking) ? hrefToWrite(booking) : undefined;
  return (
    <>
      {look && <LookLine look={look} words={t('look')} />}
      {notes && (
        <p className="text-ink measure whitespace-pre-line">
          <span className="sr-only">{t('artist.note')} </span>
          {t('artist.quoted', { notes })}
          {writeHref && (
            <>
              {' '}
              <Link href={writeHref} className="hit-44 link">
                {t('artist.writeBack')}
              </Link>
            </>
          )}
        </p>
      )}
      {message}
      <ContactLinks email={guest?.email} phone={guest?.phone} />
    </>
  );
}
