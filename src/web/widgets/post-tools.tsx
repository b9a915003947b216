import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { FollowOffer } from '#web/features/follows/follow-offer.tsx';
import { OwnPostMenu, PostMenuItems } from '#web/features/posts/card/post-menu.tsx';
import type { Post } from '#web/features/posts/queries.ts';
import { useLook } from '#web/features/posts/use-look.ts';
import { usePostDialogs, type PostDialogs } from '#web/features/posts/use-post-dialogs.tsx';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { useTouched } from '#web/ui/use-touched.ts';

// Nobody books before they have touched the page.
const LookSheet = lazy(async () => ({
  default: (await import('#web/features/bookings/sheet/look-sheet.tsx')).LookSheet,
}));

/**
 * Everything that a signed-in person can do about posts, for whatever shows them: what each post is handed, and the
 * `layer` of sheets and dialogs that stands once beside all of them.
 */
export function usePostTools(userId: number, onRemoved?: () => void) {
  const dialogs = usePostDialogs(userId, onRemoved);
  const sheet = useLook();
  const touched = useTouched();
  return {
    onBook: (post: Post, at?: number) => void sheet.open(post, at),
    onCollect: dialogs.collect,
    endOf: (post: Post) => <PostEnd post={post} userId={userId} dialogs={dialogs} />,
    layer: (
      <>
        {dialogs.dialogs}
        {(touched || sheet.look) && (
          <Suspense>
            <LookSheet look={sheet.look} onClose={() => void sheet.close()} returnFocus={sheet.opener} />
          </Suspense>
        )}
      </>
    ),
  };
}

/** At the end of a post's head: whether to follow its author, and the "…" of one's own or of somebody else's. */
function PostEnd({ post, userId, dialogs }: { post: Post; userId: number; dialogs: PostDialogs }) {
  const t = useTranslations('posts.menu');
  return (
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
  );
}
