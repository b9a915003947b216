import { Outlet, useLocation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsFrameMessages } from '#messages/en/settings-frame.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
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
        <div className="-my-2 md:hidden">
          <BackLink href={paths.settings.list}>{t('settings')}</BackLink>
        </div>
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
