import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import {
  BookmarkSimpleIcon,
  ChatCircleIcon,
  EyeSlashIcon,
  InfoIcon,
  ListIcon,
  PaperPlaneTiltIcon,
  PencilSimpleIcon,
  TrashIcon,
} from '#web/ui/icons.ts';
import { useSwitchComments } from '../use-change-post.ts';
import { useLess } from '../use-less.ts';
import { useShare } from '../use-share.ts';
import type { Post } from '../queries.ts';
import type { PostDialogs } from '../use-post-dialogs.tsx';

export interface PostMenuProps {
  post: Post;
  dialogs: Pick<PostDialogs, 'collect' | 'remove' | 'explain'>;
}

/** What anybody can do about a post, for the "…" of whoever shows it. */
export function PostMenuItems({ post, dialogs }: PostMenuProps) {
  const t = useTranslations('posts.menu');
  const share = useShare();
  const wantLess = useLess();
  return (
    <>
      {post.why && post.why.length > 0 && (
        <>
          <MenuItem icon={<InfoIcon size={20} />} onSelect={() => dialogs.explain(post)}>
            {t('why')}
          </MenuItem>
          <MenuItem icon={<EyeSlashIcon size={20} />} onSelect={() => wantLess(post)}>
            {t('less')}
          </MenuItem>
          <MenuLink href={paths.feed('everyone')} icon={<ListIcon size={20} />}>
            {t('newestFirst')}
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<BookmarkSimpleIcon size={20} />} onSelect={() => dialogs.collect(post)}>
        {t('collect')}
      </MenuItem>
      <MenuItem icon={<PaperPlaneTiltIcon size={20} className="mirrored" />} onSelect={() => void share(post)}>
        {t('share')}
      </MenuItem>
    </>
  );
}

/** What its author can do about a post besides. */
export function OwnPostMenuItems({ post, dialogs }: PostMenuProps) {
  const t = useTranslations('posts.menu');
  const switchComments = useSwitchComments(post.id);
  return (
    <>
      <PostMenuItems post={post} dialogs={dialogs} />
      <MenuSeparator />
      <MenuLink href={paths.editPost(post.id)} icon={<PencilSimpleIcon size={20} />}>
        {t('edit')}
      </MenuLink>
      <MenuItem icon={<ChatCircleIcon size={20} />} onSelect={() => void switchComments(!post.commentsOff)}>
        {post.commentsOff ? t('commentsOn') : t('commentsOff')}
      </MenuItem>
      <MenuItem danger icon={<TrashIcon size={20} />} onSelect={() => dialogs.remove(post)}>
        {t('delete')}
      </MenuItem>
    </>
  );
}
