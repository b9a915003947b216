import { PostCard } from '#web/features/posts/card/post-card.tsx';
import { Feed } from '#web/features/posts/feed/feed.tsx';
import type { FeedName } from '#web/features/posts/queries.ts';
import { usePostTools } from '#web/widgets/post-tools.tsx';

/** The feed with everything that can be done about a post in it. */
export function HomeFeed({ feed, userId, now }: { feed: FeedName; userId: number; now: number }) {
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
}
