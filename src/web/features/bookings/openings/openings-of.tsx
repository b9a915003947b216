import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { BookOpening } from './book-opening.tsx';
import { OpeningList } from './opening-list.tsx';
import { openingsOfQuery } from './queries.ts';
import { TakeBackOpening } from './take-back-opening.tsx';

export interface OpeningsOfProps {
  userId: number;
  /** Epoch milliseconds. */
  now: number;
  /** Whether they are the reader's own, to be taken back and not to be booked. */
  own: boolean;
}

/** What one person offers at short notice; comes and goes by itself. */
export function OpeningsOf({ userId, now, own }: OpeningsOfProps) {
  const { data = [] } = useQuery(openingsOfQuery(browserApi, userId));
  return (
    <OpeningList
      openings={data}
      now={now}
      whose={own ? 'own' : 'theirs'}
      wide
      actionOf={(opening) =>
        own ? (
          <TakeBackOpening opening={opening} now={now} />
        ) : (
          <BookOpening opening={opening} now={now} href={paths.bookOpening(opening)} />
        )
      }
    />
  );
}
