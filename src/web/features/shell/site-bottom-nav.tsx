import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { BottomNav, BottomNavButton, BottomNavLink } from '#web/ui/bottom-nav.tsx';
import { createSheetId } from './create-sheet.tsx';
import { isHere } from './is-here.ts';
import { isInBookings } from './is-in-bookings.ts';
import { CalendarBlankIcon, CompassIcon, HouseIcon, PlusCircleIcon, UserIcon } from '#web/ui/icons.ts';

/** The five places of a phone. Create stays a button, as the spec wants it. */
export function SiteBottomNav() {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const at = (path: string) => pathname === path;
  return (
    <BottomNav label={t('bottomNavigation')}>
      <BottomNavLink
        href={paths.home}
        label={t('home')}
        icon={<HouseIcon size={24} />}
        activeIcon={<HouseIcon size={24} weight="fill" />}
        current={at(paths.home) || at(paths.dashboard)}
      />
      <BottomNavLink
        href={paths.explore}
        label={t('explore')}
        icon={<CompassIcon size={24} />}
        activeIcon={<CompassIcon size={24} weight="fill" />}
        current={isHere(paths.explore, pathname)}
      />
      <BottomNavLink
        href={paths.bookings()}
        label={t('bookings')}
        icon={<CalendarBlankIcon size={24} />}
        activeIcon={<CalendarBlankIcon size={24} weight="fill" />}
        current={isInBookings(pathname)}
      />
      <BottomNavButton label={t('create')} icon={<PlusCircleIcon size={24} />} popoverTarget={createSheetId} />
      <BottomNavLink
        href={paths.profile()}
        label={t('profile')}
        icon={<UserIcon size={24} />}
        activeIcon={<UserIcon size={24} weight="fill" />}
        current={at(paths.profile())}
      />
    </BottomNav>
  );
}
