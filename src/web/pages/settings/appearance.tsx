import { useLocation, useRouteLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsPagesMessages } from '#messages/en/settings-pages.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { LanguageChoice } from '#web/features/shell/language-choice.tsx';
import { ThemeChoice } from '#web/features/shell/theme-choice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';

export const meta = () => [{ title: `${settingsPagesMessages.settingsPages.appearance.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function AppearancePage() {
  return (
    <IntlProvider locale={readerLocale()} messages={settingsPagesMessages} timeZone="UTC">
      <AppearanceSettings />
    </IntlProvider>
  );
}

/** Language and theme; plain forms, so that they work without script. */
function AppearanceSettings() {
  const t = useTranslations('settingsPages.appearance');
  const root = useRouteLoaderData('root') as { theme?: string } | undefined;
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={t('title')} subtitle={t('text')} />
      <div className="grid gap-10">
        <PageSection id="language" title={t('language')} text={t('languageText')}>
          <div className="-mx-3 max-w-96">
            <LanguageChoice here={pathname} look="rows" />
          </div>
        </PageSection>
        <PageSection id="theme" title={t('theme')} text={t('themeText')}>
          <div className="-mx-3 max-w-96">
            <ThemeChoice theme={root?.theme} here={pathname} look="rows" />
          </div>
        </PageSection>
      </div>
    </>
  );
}
