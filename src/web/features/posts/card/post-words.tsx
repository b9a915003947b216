import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { Post } from '../queries.ts';
import { Caption } from './caption.tsx';
import { PostAgo } from './post-ago.tsx';

export interface PostWordsProps {
  post: Post;
  now: number;
  signedIn: boolean;
  /** On the post's own page the comments follow anyway. */
  ownPage?: boolean;
}

/** Likes, caption, the way to the comments, and when it was. */
export function PostWords({ post, now, signedIn, ownPage = false }: PostWordsProps) {
  const t = useTranslations('posts.card');
  const comments = post.commentsOff ? t('commentsOff') : t('comments', { count: post.commentsCount });
  return (
    <div className="grid gap-1">
      <p className="type-strong" aria-live="off">
        {t('likes', { count: post.likesCount })}
      </p>
      <Caption post={post} signedIn={signedIn} whole={ownPage} />
      <p className="mt-0.5 flex flex-wrap gap-x-1.5 type-small text-ink-3">
        {!ownPage && (
          <>
            <Link href={paths.comments(post.id)} className="hit-44 hover:text-ink hover:underline">
              {comments}
            </Link>
            <span aria-hidden>·</span>
          </>
        )}
        <PostAgo at={post.createdAt} now={now} />
        {post.edited && (
          <>
            <span aria-hidden>·</span>
            <span>{t('edited')}</span>
          </>
        )}
      </p>
    </div>
  );
}
