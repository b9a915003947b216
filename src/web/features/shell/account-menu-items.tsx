import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import { paths } from '#web/paths.ts';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import {
  BookmarkSimpleIcon,
  CalendarBlankIcon,
  CalendarCheckIcon,
  ClockIcon,
  GearIcon,
  PlusIcon,
  ShieldCheckIcon,
  SignOutIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
} from '#web/ui/icons.ts';
import { LookSubmenus } from './look-submenus.tsx';
import type { SignedIn } from './signed-in.ts';

export interface AccountMenuItemsProps {
  user: SignedIn;
  theme: string | undefined;
  onLogout: () => void;
}

/** What the menu behind one's own picture leads to; with its icons it loads once somebody opens it. */
export function AccountMenuItems({ user, theme, onLogout }: AccountMenuItemsProps) {
  const t = useTranslations('shell');
  // Whoever only books has no work to keep in order.
  const works = takesBookings(user);
  return (
    <>
      <MenuLabel>
        {user.fullName} · @{user.username}
      </MenuLabel>
      <MenuLink href={paths.profile()} icon={<UserIcon size={20} />}>
        {t('profile')}
      </MenuLink>
      <MenuLink href={paths.create()} icon={<PlusIcon size={20} />}>
        {t('newPost')}
      </MenuLink>
      <MenuLink href={paths.bookings()} icon={<CalendarBlankIcon size={20} />}>
        {t('bookings')}
      </MenuLink>
      {works && (
        <>
          <MenuLink href={paths.calendar()} icon={<CalendarCheckIcon size={20} />}>
            {t('calendar')}
          </MenuLink>
          <MenuLink href={paths.clients} icon={<UsersIcon size={20} />}>
            {t('clients')}
          </MenuLink>
        </>
      )}
      <MenuLink href={paths.saved} icon={<BookmarkSimpleIcon size={20} />}>
        {t('saved')}
      </MenuLink>
      {works && (
        <>
          <MenuLink href={paths.settings.services} icon={<TagIcon size={20} />}>
            {t('services')}
          </MenuLink>
          <MenuLink href={paths.settings.availability} icon={<ClockIcon size={20} />}>
            {t('availability')}
          </MenuLink>
        </>
      )}
      {!works && (
        <MenuLink href={paths.onboarding.trade} icon={<TagIcon size={20} />}>
          {t('offerServices')}
        </MenuLink>
      )}
      <MenuLink href={paths.settings.list} icon={<GearIcon size={20} />}>
        {t('settings')}
      </MenuLink>
      {user.isAdmin && (
        <MenuLink href={paths.admin.overview} icon={<ShieldCheckIcon size={20} />}>
          {t('adminDashboard')}
        </MenuLink>
      )}
      <MenuSeparator />
      <LookSubmenus theme={theme} />
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon size={20} className="mirrored" />} onSelect={onLogout}>
        {t('logout')}
      </MenuItem>
    </>
  );
}
