import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatLongPlainDate } from '#kernel/visit-time';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import type { Booking } from '../queries.ts';
import { groupByDay, type Day } from './group-by-day.ts';

export interface DayListProps {
  bookings: readonly Booking[];
  /** Epoch milliseconds. */
  now: number;
  headingLevel?: 'h2' | 'h3';
  /** Draws a row, an `li`. */
  children: (booking: Booking) => ReactNode;
}

/** Bookings under the heads of their days, which stay in sight while their rows scroll by. */
export function DayList({ bookings, now, headingLevel = 'h2', children }: DayListProps) {
  const readerZone = useViewerZone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {groupByDay(bookings, now, readerZone).map((day) => (
        <DaySection key={day.date} day={day} now={now} headingLevel={headingLevel}>
          {day.bookings.map(children)}
        </DaySection>
      ))}
    </div>
  );
}

interface DaySectionProps {
  day: Day;
  now: number;
  headingLevel: 'h2' | 'h3';
  children: ReactNode;
}

function DaySection({ day, now, headingLevel: Heading, children }: DaySectionProps) {
  const t = useTranslations('bookings');
  const headingId = useId();
  const date = formatLongPlainDate(day.date, { now });
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className="sticky top-0 z-10 -mx-1 bg-page px-1 py-2.5 type-display-s">
        {day.near ? (
          <>
            {t(`list.${day.near}`)} <span className="type-small text-ink-2">{date}</span>
          </>
        ) : (
          date
        )}
      </Heading>
      <ul className={rowsClass}>{children}</ul>
    </section>
  );
}

/** A plate of rows with hairlines between them. */
export const rowsClass = 'divide-y divide-line rounded-card border border-line bg-surface';
