import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FollowOffer } from '#web/features/follows/follow-offer.tsx';
import { PostCard } from '#web/features/posts/card/post-card.tsx';
import { OwnPostMenu, PostMenuItems } from '#web/features/posts/card/post-menu.tsx';
import { Feed } from '#web/features/posts/feed/feed.tsx';
import type { FeedName } from '#web/features/posts/queries.ts';
import { useLook } from '#web/features/posts/use-look.ts';
import { usePostDialogs } from '#web/features/posts/use-post-dialogs.tsx';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';

// Nobody books before they have looked.
const LookSheet = lazy(async () => ({
  default: (await import('#web/features/bookings/sheet/look-sheet.tsx')).LookSheet,
}));

/** The feed with everything that can be done about a post in it. */
export function HomeFeed({ feed, userId, now }: { feed: FeedName; userId: number; now: number }) {
  const t = useTranslations('posts.menu');
  const dialogs = usePostDialogs(userId);
  const sheet = useLook();
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
            onBook={({ id }, at) => void sheet.open(id, at)}
            onCollect={dialogs.collect}
            end={
              <>
                <FollowOffer viewerId={userId} person={post.user} />
                {post.userId === userId ? (
                  <OwnPostMenu post={post} dialogs={dialogs} />
                ) : (
                  <PersonMenu
                    person={post.user}
                    subject={{ kind: 'post', id: post.id }}
                    label={t('open', { name: post.user.fullName })}
                  >
                    <PostMenuItems post={post} dialogs={dialogs} />
                  </PersonMenu>
                )}
              </>
            }
          />
        )}
      />
      {dialogs.dialogs}
      <Suspense>
        <LookSheet look={sheet.look} onClose={() => void sheet.close()} returnFocus={sheet.opener} />
      </Suspense>
    </>
  );
}
