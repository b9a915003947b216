import { useTranslations } from 'use-intl';
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DotsThreeIcon } from '#web/ui/icons.ts';
import type { PostMenuProps } from './post-menu-items.tsx';
import { lazy } from '#web/ui/lazy.ts';

const load = () => import('./post-menu-items.tsx');
const OwnPostMenuItems = lazy(async () => ({ default: (await load()).OwnPostMenuItems }));

/** What anybody can do about a post, for the "…" of whoever shows it; a menu waits for its items before it opens. */
export const PostMenuItems = lazy(async () => ({ default: (await load()).PostMenuItems }));

/** The "…" of one's own post. */
export function OwnPostMenu({ post, dialogs }: PostMenuProps) {
  const t = useTranslations('posts.menu');
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('open', { name: post.user.fullName })}>
          <DotsThreeIcon size={26} weight="bold" aria-hidden />
        </IconButton>
      }
    >
      <OwnPostMenuItems post={post} dialogs={dialogs} />
    </DropdownMenu>
  );
}
