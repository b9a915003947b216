import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from './queries.ts';
import { visitOf, type PersonShown } from './visit-of.ts';

export interface VisitPlateProps {
  booking: Booking;
  /** Whom the reader meets. */
  person: PersonShown | undefined;
  now: number;
  children?: ReactNode;
}

/** Which visit a question is about: what, with whom, when. */
export function VisitPlate({ booking, person, now, children }: VisitPlateProps) {
  const t = useTranslations('bookings');
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="type-strong">
        {person ? t('cancel.what', { service: booking.service.name, name: person.name }) : booking.service.name}
      </p>
      <p className="type-small">{visitOf(booking, now).line}</p>
      {children}
    </div>
  );
}
