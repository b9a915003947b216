import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { BookOpening } from './book-opening.tsx';
import { OpeningList } from './opening-list.tsx';
import { followedOpeningsQuery } from './queries.ts';

/** What the people one follows offer at short notice; comes and goes by itself. */
export function FollowedOpenings({ now }: { now: number }) {
  const { data = [] } = useQuery(followedOpeningsQuery(browserApi));
  return (
    <OpeningList
      openings={data}
      now={now}
      whose="followed"
      named
      actionOf={(opening) => <BookOpening opening={opening} now={now} href={paths.bookOpening(opening)} />}
    />
  );
}
