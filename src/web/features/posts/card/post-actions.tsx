import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChatCircleIcon, PaperPlaneTiltIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import type { Post } from '../queries.ts';
import { useShare } from '../use-share.ts';
import { iconLinkClass } from './icon-link.ts';
import { LikeButton } from './like-button.tsx';
import { SaveButton } from './save-button.tsx';

export interface PostActionsProps {
  post: Post;
  userId: number;
  /** Puts the post into a lookbook. */
  onCollect: () => void;
}

/** Like, comment, share; save at the end of the row. */
export function PostActions({ post, userId, onCollect }: PostActionsProps) {
  const t = useTranslations('posts.card');
  const share = useShare();
  return (
    <div className="-mx-2 flex items-center">
      <LikeButton post={post} userId={userId} />
      <Link href={paths.comments(post.id)} aria-label={t('comment')} title={t('comment')} className={iconLinkClass}>
        <ChatCircleIcon size={26} aria-hidden />
      </Link>
      <IconButton label={t('share')} onClick={() => void share(post)}>
        <PaperPlaneTiltIcon size={26} aria-hidden className="mirrored" />
      </IconButton>
      <span className="grow" />
      <SaveButton post={post} onCollect={onCollect} />
    </div>
  );
}
