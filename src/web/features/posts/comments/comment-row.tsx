import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EyeSlashIcon, PushPinIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { PostAgo } from '../card/post-ago.tsx';
import type { Comment } from '../queries.ts';
import { Written } from '../written.tsx';

export interface CommentRowProps {
  comment: Comment | Comment['replies'][number];
  now: number;
  signedIn: boolean;
  /** Reply. */
  action?: ReactNode;
  /** The "…". */
  menu?: ReactNode;
}

/** What somebody wrote, and who. */
export function CommentRow({ comment, now, signedIn, action, menu }: CommentRowProps) {
  const t = useTranslations('comments');
  const { user } = comment;
  const href = signedIn ? paths.profile(user.id) : paths.publicPage(user);
  return (
    <div id={`comment-${comment.id}`} className="flex scroll-mt-24 gap-3">
      <Avatar
        name={user.fullName}
        photo={user.profileImage ? { src: user.profileImage } : null}
        size={comment.parentId ? 32 : 40}
      />
      <div className="min-w-0 grow">
        {comment.pinned && (
          <p className="flex items-center gap-1 type-micro text-ink-3">
            <PushPinIcon size={14} weight="fill" aria-hidden />
            {t('pinned')}
          </p>
        )}
        <p dir="auto" className={classNames('wrap-anywhere whitespace-pre-line', comment.hidden && 'text-ink-3')}>
          <Link href={href} className="font-semibold hover:underline">
            {user.username}
          </Link>{' '}
          <Written text={comment.content} signedIn={signedIn} />
        </p>
        <div className="flex min-h-8 flex-wrap items-center gap-x-4 type-small text-ink-3">
          <PostAgo at={comment.createdAt} now={now} />
          {comment.hidden && (
            <span className="inline-flex items-center gap-1">
              <EyeSlashIcon size={16} aria-hidden />
              {t('hidden')}
            </span>
          )}
          {action}
        </div>
      </div>
      {menu && <div className="-me-2 shrink-0">{menu}</div>}
    </div>
  );
}
