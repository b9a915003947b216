import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CommentsSection } from '#web/features/posts/comments/comments-section.tsx';
import { MoreFrom } from '#web/features/posts/more-from.tsx';
import { PostView } from '#web/features/posts/post-view.tsx';
import type { Post } from '#web/features/posts/queries.ts';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/ui/use-now.ts';
import { usePostTools } from '#web/widgets/post-tools.tsx';

/** A post for somebody who is signed in. */
export function OpenPost({ post, userId, made }: { post: Post; userId: number; made: number }) {
  const now = useNow(made);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const t = useTranslations('comments');
  const { endOf, layer, ...tools } = usePostTools(userId, () => void navigate(paths.home));
  return (
    <>
      <PostView
        post={post}
        userId={userId}
        now={now}
        asGrid={search.get('view') === 'grid'}
        {...tools}
        end={endOf(post)}
        comments={
          <CommentsSection
            post={post}
            userId={userId}
            now={now}
            menuOf={({ id, user }, items) => (
              <PersonMenu
                person={user}
                subject={{ kind: 'comment', id }}
                label={t('more', { name: user.fullName })}
                quiet
              >
                {items}
              </PersonMenu>
            )}
          />
        }
      />
      <MoreFrom post={post} signedIn />
      {layer}
    </>
  );
}
