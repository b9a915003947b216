import { useQuery } from '@tanstack/react-query';
import type { CountedUser } from '#modules/profiles/contract';
import { browserApi } from '#web/api/browser.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ArtistRatings } from '#web/features/ratings/artist-ratings.tsx';
import { firstRatingsQuery } from '#web/features/ratings/queries.ts';
import { ReplyToRating } from '#web/features/ratings/reply-to-rating.tsx';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabFailed } from './profile-states.tsx';

export interface RatingsTabProps {
  person: CountedUser;
  own: boolean;
  now: number;
}

/** What clients say of an artist, who may answer each. */
export function RatingsTab({ person, own, now }: RatingsTabProps) {
  const viewer = useUser();
  const { data, isPending, isError, refetch } = useQuery(firstRatingsQuery(browserApi, person.id));
  if (isPending) return <Skeleton className="h-40" />;
  if (isError) return <TabFailed onRetry={() => void refetch()} />;
  return (
    <ArtistRatings
      artist={person}
      ratings={data}
      now={now}
      menuOf={({ id, userId, user: client }, label) =>
        userId !== null &&
        userId !== viewer?.id && (
          <PersonMenu person={{ ...client, id: userId }} subject={{ kind: 'rating', id }} label={label} quiet />
        )
      }
      {...(own && { actionOf: (rating) => rating.reply === null && <ReplyToRating rating={rating} /> })}
    />
  );
}
