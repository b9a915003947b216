import { useTranslations } from 'use-intl';
import type { Booking } from '../queries.ts';
import { artistOf, clientOf } from '../visit-of.ts';
import { BookingRow } from './booking-row.tsx';
import { DayList } from './day-list.tsx';

export interface KeptListProps {
  /** What somebody booked themselves. */
  visits: readonly Booking[];
  /** What is booked with them. */
  work: readonly Booking[];
}

// Read on another day than it was written: dates with their year, and nothing is said to be today.
const noDay = 0;

/** What somebody has booked and is booked for, to be read without a connection: nothing can be pressed. */
export function KeptList({ visits, work }: KeptListProps) {
  const t = useTranslations('kept');
  if (visits.length + work.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <div className="@container grid gap-10">
      {visits.length > 0 && <Rows title={t('visits')} bookings={visits} personOf={artistOf} />}
      {work.length > 0 && <Rows title={t('work')} bookings={work} personOf={clientOf} />}
    </div>
  );
}

interface RowsProps {
  title: string;
  bookings: readonly Booking[];
  personOf: (booking: Booking) => ReturnType<typeof clientOf>;
}

function Rows({ title, bookings, personOf }: RowsProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 type-display-m">{title}</h2>
      <DayList bookings={bookings} now={noDay} headingLevel="h3">
        {(booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            // Without a connection nothing more of them comes.
            person={withoutMore(personOf(booking))}
            now={noDay}
            labelId={`kept-${booking.id}`}
            placed
          />
        )}
      </DayList>
    </section>
  );
}

function withoutMore(person: ReturnType<typeof clientOf>) {
  return person && { ...person, href: undefined };
}
