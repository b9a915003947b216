import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon, EyeIcon, EyeSlashIcon, PushPinIcon, TrashIcon } from '#web/ui/icons.ts';
import type { Comment } from '../queries.ts';
import type { useComments } from './use-comments.ts';

/** The "…" of somebody else's comment; `items` are what the post's author can do about it besides. */
export type MenuOfComment = (comment: Comment | Comment['replies'][number], items: ReactNode) => ReactNode;

export interface CommentMenuProps {
  comment: Comment | Comment['replies'][number];
  userId: number;
  /** Whose post it is under. */
  postUserId: number;
  comments: ReturnType<typeof useComments>;
  /** Of somebody else's comment. */
  menuOf: MenuOfComment;
}

/** The "…" of a comment: its writer and the post's author delete it, the author also hides and pins. */
export function CommentMenu({ comment, userId, postUserId, comments, menuOf }: CommentMenuProps) {
  const t = useTranslations('comments');
  const own = comment.userId === userId;
  const author = postUserId === userId;
  const { id, hidden, pinned } = comment;
  const items = (own || author) && (
    <>
      {author && comment.parentId === null && (
        <MenuItem icon={<PushPinIcon size={20} />} onSelect={() => comments.pin.mutate({ id, pinned: !pinned })}>
          {pinned ? t('unpin') : t('pin')}
        </MenuItem>
      )}
      {author && !own && (
        <MenuItem
          icon={hidden ? <EyeIcon size={20} /> : <EyeSlashIcon size={20} />}
          onSelect={() => comments.hide.mutate({ id, hidden: !hidden })}
        >
          {hidden ? t('show') : t('hide')}
        </MenuItem>
      )}
      <MenuItem danger icon={<TrashIcon size={20} />} onSelect={() => comments.remove.mutate({ id })}>
        {t('delete')}
      </MenuItem>
    </>
  );
  if (!own) return menuOf(comment, items);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('more', { name: comment.user.fullName })} className="-my-1.5 text-ink-3">
          <DotsThreeIcon size={22} weight="bold" aria-hidden />
        </IconButton>
      }
    >
      {items}
    </DropdownMenu>
  );
}
