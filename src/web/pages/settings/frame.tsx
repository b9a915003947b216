import { Outlet, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsMessages } from '#messages/en/settings.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

/** The frame around the settings: a list on the left, tabs on a phone. Brings the texts that only its pages say. */
export default function SettingsFrame() {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const places = [
    { href: paths.settings.services, label: t('services') },
    { href: paths.settings.offers, label: t('offers') },
    { href: paths.settings.availability, label: t('availability') },
    { href: paths.settings.profile, label: t('profile') },
    { href: paths.settings.notifications, label: t('noticesTitle') },
    { href: paths.settings.security, label: t('security') },
    { href: paths.settings.safety, label: t('safety') },
  ].map((place) => ({ ...place, current: pathname === place.href }));
  return (
    <div className="page-gutter pb-section md:grid md:grid-cols-[10.5rem_minmax(0,1fr)] md:gap-8 lg:gap-12">
      <nav aria-label={t('settings')} className="max-md:hidden">
        <ul className="sticky top-6 grid gap-1 pt-13">
          {places.map((place) => (
            <li key={place.href}>
              <Link href={place.href} aria-current={place.current ? 'page' : undefined} className={placeClass}>
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <TabLinks label={t('settings')} tabs={places} className="md:hidden" />
      <div className="min-w-0">
        <IntlProvider locale={readerLocale()} messages={settingsMessages} timeZone="UTC">
          <Outlet />
        </IntlProvider>
      </div>
    </div>
  );
}

const placeClass =
  'relative flex min-h-11 items-center rounded-control px-3.5 font-medium text-ink-2 hover:bg-sunken hover:text-ink ' +
  'before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-pill ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:bg-ink';
