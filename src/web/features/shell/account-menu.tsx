import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import {
  BookmarkSimpleIcon,
  CalendarBlankIcon,
  GearIcon,
  ShieldCheckIcon,
  SignOutIcon,
  TagIcon,
  ClockIcon,
  UserIcon,
} from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import type { SignedIn } from './signed-in.ts';

const photoOf = (user: SignedIn) => (user.profileImage ? { src: user.profileImage } : null);

/** The menu behind one's own picture; on pages without script the picture leads to the profile settings. */
export function AccountMenu({ user, onLogout }: { user: SignedIn; onLogout?: (() => void) | undefined }) {
  const t = useTranslations('shell');
  const face = <Avatar name={user.fullName} photo={photoOf(user)} size={40} />;
  const round = 'inline-flex size-11 items-center justify-center rounded-full';
  if (!onLogout) {
    return (
      <Link href={paths.settings.profile} aria-label={t('accountMenu')} className={round}>
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
      <MenuLabel>
        {user.fullName} · @{user.username}
      </MenuLabel>
      <MenuLink href={paths.profile()} icon={<UserIcon size={20} />}>
        {t('profile')}
      </MenuLink>
      <MenuLink href={paths.bookings()} icon={<CalendarBlankIcon size={20} />}>
        {t('bookings')}
      </MenuLink>
      <MenuLink href={paths.saved} icon={<BookmarkSimpleIcon size={20} />}>
        {t('saved')}
      </MenuLink>
      <MenuLink href={paths.settings.services} icon={<TagIcon size={20} />}>
        {t('services')}
      </MenuLink>
      <MenuLink href={paths.settings.availability} icon={<ClockIcon size={20} />}>
        {t('availability')}
      </MenuLink>
      <MenuLink href={paths.settings.profile} icon={<GearIcon size={20} />}>
        {t('settings')}
      </MenuLink>
      {user.isAdmin && (
        <MenuLink href={paths.admin} icon={<ShieldCheckIcon size={20} />}>
          {t('adminDashboard')}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon size={20} />} onSelect={onLogout}>
        {t('logout')}
      </MenuItem>
    </DropdownMenu>
  );
}
