import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { formatMomentFor } from '#kernel/visit-time';
import type { OwnUser } from '#modules/accounts/contract';
import { keptMessages } from '#messages/en/kept.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { KeptList } from '#web/features/bookings/list/kept-list.tsx';
import { upcomingQuery } from '#web/features/bookings/queries.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

// A browser keeps it and shows it in the place of the bookings while there is no connection: it needs nothing but itself.
export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [{ title: `${keptMessages.kept.title} · Uli` }, { name: 'robots', content: 'noindex' }];

const queries: PageQueries = async (api, { url }) => {
  const { id } = await requireUser(api, url);
  return [upcomingQuery(api, 'client', id), upcomingQuery(api, 'artist', id)];
};

const load = loadOnServer(queries);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await load(args);
  // Half of it would be kept as if it were all: what was kept before is better.
  if ((loaded.queries?.queries.length ?? 0) < 2) throw new Response(null, { status: 503 });
  return { ...loaded, now: Date.now() };
}

export default function KeptBookingsPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={keptMessages} timeZone="UTC">
        {user && <Kept user={user} now={now} />}
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Kept({ user, now }: { user: OwnUser; now: number }) {
  const t = useTranslations('kept');
  const visits = useQuery(upcomingQuery(browserApi, 'client', user.id));
  const work = useQuery(upcomingQuery(browserApi, 'artist', user.id));
  return (
    <main id="main" className="mx-auto max-w-190 pt-4 pb-section page-gutter">
      <Logo />
      <PageHead title={t('title')} />
      <Banner
        look="warn"
        title={t('offline')}
        className="mb-8"
        action={
          <a href={paths.bookings()} className="inline-flex min-h-11 items-center link">
            {t('tryAgain')}
          </a>
        }
      >
        {t('asOf', { when: formatMomentFor(undefined, now, user.timeZone, { now: 0 }) })}
      </Banner>
      <KeptList visits={visits.data ?? []} work={work.data ?? []} />
    </main>
  );
}
