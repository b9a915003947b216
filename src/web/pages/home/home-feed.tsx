import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { followedOpeningsQuery } from '#web/features/bookings/openings/queries.ts';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import { Feed } from '#web/features/posts/feed/feed.tsx';
import type { FeedName, Post } from '#web/features/posts/queries.ts';
import { usePostTools } from '#web/widgets/post-tools.tsx';

export interface HomeFeedProps {
  feed: FeedName;
  userId: number;
  now: number;
}

/** The feed with everything that can be done about a post in it; what changes about the day around it leaves it as it is. */
export const HomeFeed = memo(function HomeFeed({ feed, userId, now }: HomeFeedProps) {
  const { endOf, layer, ...tools } = usePostTools(userId);
  // Those that stand above this feed: one time has one price on a page.
  const { data: openings } = useQuery({ ...followedOpeningsQuery(browserApi), enabled: feed === 'following' });
  const priceAt = ({ service }: Post, at: number) => {
    const opening = openings?.find((each) => each.service.id === service?.id && Date.parse(each.start) === at);
    return opening && opening.percent !== null ? formatPrice(opening.total, opening.currency) : undefined;
  };
  return (
    <>
      <Feed
        key={feed}
        feed={feed}
        cardOf={(post, { position, first }) => (
          <PostCard
            post={post}
            userId={userId}
            now={now}
            first={first}
            position={position}
            priceAt={priceAt}
            {...tools}
            end={endOf(post)}
          />
        )}
      />
      {layer}
    </>
  );
});
