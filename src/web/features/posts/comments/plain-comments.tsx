import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Comment, Post } from '../queries.ts';
import { CommentRow } from './comment-row.tsx';

export interface PlainCommentsProps {
  post: Post;
  comments: readonly Comment[];
  /** Leads to the older ones, when there are any. */
  olderHref: string | undefined;
  now: number;
}

/** The comments for visitors: plain HTML, and the way to sign in to write one. */
export function PlainComments({ post, comments, olderHref, now }: PlainCommentsProps) {
  const t = useTranslations('comments');
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-6">
      <h2 id="comments-title" className="mb-3 type-display-s">
        {t('title', { count: post.commentsCount })}
      </h2>
      {post.commentsOff ? (
        <p className="text-ink-2">{t('off')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {comments.length === 0 && <span className="text-ink-2">{t('none')}</span>}
          <ButtonLink href={paths.auth(paths.comments(post.id))} look="quiet" size="compact">
            {t('signIn')}
          </ButtonLink>
        </p>
      )}
      <ul className="divide-y divide-line pt-2">
        {comments.map((comment) => (
          <li key={comment.id} className="grid gap-3 py-3">
            <CommentRow comment={comment} now={now} signedIn={false} />
            {comment.replies.length > 0 && (
              <ul className="grid gap-3 ps-13">
                {comment.replies.map((each) => (
                  <li key={each.id}>
                    <CommentRow comment={each} now={now} signedIn={false} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {olderHref && (
        <ButtonLink href={olderHref} look="quiet" size="compact">
          {t('older')}
        </ButtonLink>
      )}
    </section>
  );
}
