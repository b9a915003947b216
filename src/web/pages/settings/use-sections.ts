import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';

const keys = [
  'profile',
  'security',
  'services',
  'offers',
  'availability',
  'payments',
  'plan',
  'notifications',
  'appearance',
  'safety',
  'data',
] as const;

export interface Section {
  readonly key: (typeof keys)[number];
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/** Every section of the settings, in the order in which they are listed everywhere. */
export function useSections(): Section[] {
  const t = useTranslations('settingsFrame.sections');
  const { pathname } = useLocation();
  return keys.map((key) => {
    const href = paths.settings[key];
    return { key, href, label: t(key), current: pathname === href };
  });
}
