import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { FollowOffer } from '#web/features/follows/follow-offer.tsx';
import { CommentsSection } from '#web/features/posts/comments/comments-section.tsx';
import { OwnPostMenu, PostMenuItems } from '#web/features/posts/card/post-menu.tsx';
import { MoreFrom } from '#web/features/posts/more-from.tsx';
import { PostView } from '#web/features/posts/post-view.tsx';
import type { Post } from '#web/features/posts/queries.ts';
import { useLook } from '#web/features/posts/use-look.ts';
import { usePostDialogs } from '#web/features/posts/use-post-dialogs.tsx';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/ui/use-now.ts';

const LookSheet = lazy(async () => ({
  default: (await import('#web/features/bookings/sheet/look-sheet.tsx')).LookSheet,
}));

/** A post for somebody who is signed in. */
export function OpenPost({ post, userId, made }: { post: Post; userId: number; made: number }) {
  const now = useNow(made);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const t = useTranslations('posts.menu');
  const dialogs = usePostDialogs(userId, () => void navigate(paths.home));
  const sheet = useLook();
  return (
    <>
      <PostView
        post={post}
        userId={userId}
        now={now}
        asGrid={search.get('view') === 'grid'}
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
        comments={<CommentsSection post={post} userId={userId} now={now} />}
      />
      <MoreFrom post={post} signedIn />
      {dialogs.dialogs}
      <Suspense>
        <LookSheet look={sheet.look} onClose={() => void sheet.close()} returnFocus={sheet.opener} />
      </Suspense>
    </>
  );
}
