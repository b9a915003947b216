import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import { useUser } from '#web/features/accounts/use-user.ts';
import { paths } from '#web/paths.ts';

const own = ['profile', 'security'] as const;
const work = ['services', 'offers', 'availability', 'payments', 'plan'] as const;
const rest = ['notifications', 'appearance', 'safety', 'data'] as const;

type Key = (typeof own | typeof work | typeof rest)[number];

export interface Section {
  readonly key: Key;
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

export interface Sections {
  readonly first: readonly Section[];
  /** For whoever only books so far: what they need once they take bookings themselves. */
  readonly later: readonly Section[];
}

/** Every section of the settings, in the order in which they are listed everywhere. */
export function useSections(): Sections {
  const t = useTranslations('settingsFrame.sections');
  const { pathname } = useLocation();
  const user = useUser();
  const works = user !== null && takesBookings(user);
  const section = (key: Key): Section => {
    const href = paths.settings[key];
    return { key, href, label: t(key), current: pathname === href };
  };
  return {
    first: [...own, ...(works ? work : []), ...rest].map(section),
    later: works ? [] : work.map(section),
  };
}
