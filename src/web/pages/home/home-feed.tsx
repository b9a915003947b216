import { memo } from 'react';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import { Feed } from '#web/features/posts/feed/feed.tsx';
import type { FeedName } from '#web/features/posts/queries.ts';
import { usePostTools } from '#web/widgets/post-tools.tsx';

export interface HomeFeedProps {
  feed: FeedName;
  userId: number;
  now: number;
}

/** The feed with everything that can be done about a post in it; what changes about the day around it leaves it as it is. */
export const HomeFeed = memo(function HomeFeed({ feed, userId, now }: HomeFeedProps) {
  const { endOf, layer, ...tools } = usePostTools(userId);
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
            {...tools}
            end={endOf(post)}
          />
        )}
      />
      {layer}
    </>
  );
});
