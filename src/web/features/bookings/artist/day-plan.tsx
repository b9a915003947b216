import { useTranslations } from 'use-intl';
import { formatDuration, joinFacts } from '#kernel/visit-time';
import { rowsClass } from '../list/day-list.tsx';
import type { Booking } from '../queries.ts';
import { ArtistRow, type ArtistRowProps } from './artist-row.tsx';
import { visitOf } from '../visit-of.ts';
import { withGaps } from './sort-work.ts';

/** Today's visits in order, with what is free between them. */
export function DayPlan({ visits, ...row }: { visits: readonly Booking[] } & Omit<ArtistRowProps, 'booking'>) {
  const t = useTranslations('bookings');
  return (
    <ol className={rowsClass}>
      {withGaps(visits).map((line, index) =>
        'visit' in line && line.visit.status !== 'pending' && !line.visit.moveRequest ? (
          <ArtistRow key={line.visit.id} booking={line.visit} {...row} />
        ) : (
          // A gap has no name but its place between two visits. What is asked for stands above, and here keeps its place.
          <li
            key={`line-${index}`}
            className="flex items-center gap-4 bg-sunken px-4 py-2 type-small text-ink-2 @text:px-5"
          >
            <span aria-hidden className="h-px w-20 shrink-0 border-t border-dashed border-line-strong @text:w-24" />
            {'visit' in line
              ? joinFacts([visitOf(line.visit, row.now).range, t(`status.${line.visit.status}`)])
              : t('artist.freeBetween', { duration: formatDuration(line.freeMinutes) })}
          </li>
        ),
      )}
    </ol>
  );
}
