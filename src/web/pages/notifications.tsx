import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { shellMessages } from '#messages/en/shell.ts';
import { talkMessages } from '#messages/en/talk.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { NoticeList } from '#web/features/notifications/notice-list.tsx';
import { unreadNoticesQuery } from '#web/features/notifications/queries.ts';
import { ReadAllButton } from '#web/features/notifications/read-all-button.tsx';
import { paths } from '#web/paths.ts';
import { IconLink } from '#web/ui/icon-link.tsx';
import { GearIcon } from '#web/ui/icons.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useNow } from '#web/ui/use-now.ts';

export const meta = () => [{ title: `${shellMessages.shell.noticesTitle} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [unreadNoticesQuery(api)];
};

const load = loadOnServer(queries);
const loadHere = loadInBrowser(queries);

interface NotificationsData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function loader(args: LoaderFunctionArgs): Promise<NotificationsData> {
  return { ...(await load(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<NotificationsData> {
  return { ...(await loadHere(args)), now: Date.now() };
}

export default function NotificationsPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={talkMessages} timeZone="UTC">
        <Notifications />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Notifications() {
  const t = useTranslations('inbox');
  const { now: made } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const topic = search.get('topic') === 'bookings' ? 'bookings' : undefined;
  const tabs = [
    { href: paths.notifications(), label: t('all'), current: topic === undefined },
    { href: paths.notifications('bookings'), label: t('bookings'), current: topic === 'bookings' },
  ];
  return (
    <div className="page-gutter pb-section">
      <div className="mx-auto max-w-text">
        <PageHead
          title={t('title')}
          action={
            <div className="-me-2.5 flex items-center gap-2">
              <ReadAllButton />
              <IconLink href={paths.settings.notifications} label={t('settings')}>
                <GearIcon size={24} aria-hidden />
              </IconLink>
            </div>
          }
        />
        <TabLinks label={t('tabs')} tabs={tabs} className="mb-3" />
        <NoticeList key={topic ?? 'all'} topic={topic} now={useNow(made)} />
      </div>
    </div>
  );
}
