import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsDataMessages } from '#messages/en/settings-data.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { DeleteAccount } from '#web/features/accounts/leaving/delete-account.tsx';
import { deletionQuery } from '#web/features/accounts/leaving/queries.ts';
import { exportsQuery } from '#web/features/own-data/queries.ts';
import { TakeData } from '#web/features/own-data/take-data.tsx';
import { CheckIcon } from '#web/ui/icons.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { lazy } from '#web/ui/lazy.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialogWithTexts }));

export const meta = () => [{ title: `${settingsDataMessages.settingsPages.data.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [exportsQuery(api), deletionQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

const inside = ['account', 'work', 'bookings', 'clients', 'words', 'people'] as const;

export default function DataPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={settingsDataMessages} timeZone="UTC">
        <DataSettings />
      </IntlProvider>
    </HydrationBoundary>
  );
}

/** Taking everything along, and going. */
function DataSettings() {
  const t = useTranslations('settingsPages.data');
  const tLeaving = useTranslations('leaving.settings');
  return (
    <div className="max-w-190">
      <PageHead title={t('title')} subtitle={t('text')} />
      <PageSection id="take" title={t('takeTitle')} text={t('takeText')}>
        <ul className="mb-6 grid gap-2">
          {inside.map((key) => (
            <li key={key} className="flex gap-2.5">
              <CheckIcon size={18} aria-hidden className="mt-0.5 shrink-0 text-ink-3" />
              {t(`inside.${key}`)}
            </li>
          ))}
        </ul>
        <TakeData />
      </PageSection>
      <div className="mt-14">
        <PageSection id="delete" title={tLeaving('title')} text={tLeaving('text')}>
          <p className="mb-6">
            <a href="#take" className="link">
              {tLeaving('takeFirst')}
            </a>
          </p>
          <DeleteAccount
            ask={(dialog) => (
              <Suspense>
                <DeleteDialog {...dialog} />
              </Suspense>
            )}
          />
        </PageSection>
      </div>
    </div>
  );
}
