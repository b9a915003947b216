import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { commentsKey, type Comment } from '../queries.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentMenu, type MenuOfComment } from './comment-menu.tsx';
import { CommentRow } from './comment-row.tsx';
import type { useComments } from './use-comments.ts';

export interface CommentThreadProps {
  comment: Comment;
  userId: number;
  post: { readonly id: number; readonly userId: number; readonly commentsOff: boolean };
  comments: ReturnType<typeof useComments>;
  now: number;
  menuOf: MenuOfComment;
}

/** A comment with its answers. */
export function CommentThread({ comment, userId, post, comments, now, menuOf }: CommentThreadProps) {
  const t = useTranslations('comments');
  const [answering, setAnswering] = useState(false);
  const reply = useRef<HTMLButtonElement>(null);
  const answered = () => {
    setAnswering(false);
    reply.current?.focus();
  };
  const [all, setAll] = useState(false);
  const rest = useQuery({
    queryKey: [...commentsKey, post.id, 'replies', comment.id],
    queryFn: () =>
      browserApi('GET /api/comments/{commentId}/replies', { params: { commentId: comment.id }, query: { limit: 100 } }),
    enabled: all,
  });
  const replies = (all && rest.data) || comment.replies;
  const more = comment.repliesCount - replies.length;
  const shared = { now, signedIn: true };
  const menu = (each: CommentRowComment) => (
    <CommentMenu comment={each} userId={userId} postUserId={post.userId} comments={comments} menuOf={menuOf} />
  );
  return (
    <li className="grid gap-3 py-3">
      <CommentRow
        comment={comment}
        {...shared}
        action={
          !post.commentsOff && (
            <button
              ref={reply}
              type="button"
              onClick={() => setAnswering(true)}
              className="hit-44 type-small-strong text-ink-2 hover:text-ink"
            >
              {t('reply')}
            </button>
          )
        }
        menu={menu(comment)}
      />
      {replies.length > 0 && (
        <ul className="grid gap-3 ps-13">
          {replies.map((each) => (
            <li key={each.id}>
              <CommentRow comment={each} {...shared} menu={menu(each)} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button look="plain" size="compact" onClick={() => setAll(true)} className="ms-9.5 justify-self-start">
          {t('moreReplies', { count: more })}
        </Button>
      )}
      {answering && (
        <div className="ps-13">
          <CommentForm add={comments.add} parent={{ id: comment.id, name: comment.user.fullName }} onDone={answered} />
        </div>
      )}
    </li>
  );
}

type CommentRowComment = Comment | Comment['replies'][number];
