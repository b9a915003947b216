import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { OpeningCard } from './opening-card.tsx';
import type { Opening } from './queries.ts';

export interface OpeningListProps {
  openings: readonly Opening[];
  /** Epoch milliseconds: what has begun is left out. */
  now: number;
  /** Whose they are: of people one follows, one's own, or somebody's. */
  whose: 'followed' | 'own' | 'theirs';
  /** Two beside each other where there is room. */
  wide?: boolean;
  named?: boolean;
  /** Says whose clock it is on even while nobody knows the reader's: on pages that no script brings alive. */
  clockNamed?: boolean;
  actionOf?: ((opening: Opening) => ReactNode) | undefined;
}

/** Gaps that can be booked, the soonest first; nothing at all where there are none. */
export function OpeningList({
  openings,
  now,
  whose,
  wide = false,
  named = false,
  clockNamed = false,
  actionOf,
}: OpeningListProps) {
  const t = useTranslations('openings');
  const headingId = useId();
  const ahead = openings.filter(({ start }) => Date.parse(start) > now);
  if (ahead.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Among the headings of somebody's page it is one of them; beside a feed or a calendar it is a smaller one. */}
      <h2 id={headingId} className={whose === 'theirs' ? 'type-display-m' : 'type-display-s'}>
        {t(`heading.${whose}`)}
      </h2>
      <ul className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', wide && 'lg:grid-cols-2')}>
        {ahead.map((opening) => (
          <li key={opening.id}>
            <OpeningCard
              opening={opening}
              now={now}
              clockNamed={clockNamed}
              artistName={named ? opening.artist.fullName : undefined}
              action={actionOf?.(opening)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
