import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { Link } from '#web/ui/link.tsx';
import type { SignedIn } from './signed-in.ts';
import { lazy } from '#web/ui/lazy.ts';

const Items = lazy(async () => ({ default: (await import('./account-menu-items.tsx')).AccountMenuItems }));

const photoOf = (user: SignedIn) => (user.profileImage ? { src: user.profileImage } : null);

export interface AccountMenuProps {
  user: SignedIn;
  theme: string | undefined;
  onLogout?: (() => void) | undefined;
}

/** The menu behind one's own picture; on pages without script the picture leads to the settings. */
export function AccountMenu({ user, theme, onLogout }: AccountMenuProps) {
  const t = useTranslations('shell');
  const face = <Avatar name={user.fullName} photo={photoOf(user)} size={40} />;
  const round = 'inline-flex size-11 items-center justify-center rounded-full';
  if (!onLogout) {
    return (
      <Link href={paths.settings.list} aria-label={t('accountMenu')} className={round}>
        {face}
      </Link>
    );
  }
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={t('accountMenu')} className={round}>
          {face}
        </button>
      }
    >
      <Items user={user} theme={theme} onLogout={onLogout} />
    </DropdownMenu>
  );
}
