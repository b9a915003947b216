import { Outlet, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsFrameMessages } from '#messages/en/settings-frame.ts';
import { paths } from '#web/paths.ts';
import { CaretLeftIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { SectionLink } from '#web/ui/section-link.tsx';
import { useSections } from './use-sections.ts';

/** The frame around the settings, which brings the texts that only they say. Their first page is the list itself. */
export default function SettingsFrame() {
  const { pathname } = useLocation();
  return (
    <IntlProvider locale={readerLocale()} messages={settingsFrameMessages} timeZone="UTC">
      {pathname === paths.settings.list ? (
        <div className="page-gutter pb-section">
          <Outlet />
        </div>
      ) : (
        <Sectioned />
      )}
    </IntlProvider>
  );
}

/** One section: at a desk beside the list of all, on a phone under a way back to it. */
function Sectioned() {
  const t = useTranslations('shell');
  const { first, later } = useSections();
  return (
    <div className="page-gutter pb-section md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
      <nav aria-label={t('settings')}>
        <Link
          href={paths.settings.list}
          className="-ms-2 mt-3 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium text-ink-2 hover:text-ink md:hidden"
        >
          <CaretLeftIcon size={18} aria-hidden className="mirrored" />
          {t('settings')}
        </Link>
        <ul className="sticky top-6 grid pt-12 max-md:hidden">
          {[...first, ...later].map((section) => (
            <li key={section.href}>
              <SectionLink href={section.href} current={section.current ? 'page' : undefined}>
                {section.label}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
