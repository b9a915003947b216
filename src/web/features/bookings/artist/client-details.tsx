import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ContactLinks } from '#web/ui/contact-links.tsx';
import { LookLine } from '../look-line.tsx';
import type { Booking } from '../queries.ts';

export interface ClientDetailsProps {
  booking: Booking;
  /** What they wrote since and nobody has read. */
  message?: ReactNode;
}

/** What the client wrote, and how a guest can be reached. */
export function ClientDetails({ booking: { guest, notes, look }, message }: ClientDetailsProps) {
  const t = useTranslations('bookings');
  return (
    <>
      {look && <LookLine look={look} words={t('look')} />}
      {notes && (
        <p className="text-ink measure whitespace-pre-line">
          <span className="sr-only">{t('artist.note')} </span>
          {t('artist.quoted', { notes })}
        </p>
      )}
      {message}
      <ContactLinks email={guest?.email} phone={guest?.phone} />
    </>
  );
}
