import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { takesBookings } from '#modules/accounts/rules';
import { bookingsMessages } from '#messages/en/bookings-page.ts';
import { shellMessages } from '#messages/en/shell.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { BookingsBoard } from '#web/features/bookings/bookings-board.tsx';
import { historyQuery, monthsQuery, remindersQuery, upcomingQuery } from '#web/features/bookings/queries.ts';
import { bookingTabs } from '#web/features/bookings/use-first-tab.ts';
import { guestThreadsQuery } from '#web/features/messaging/guest/queries.ts';
import { threadsQuery } from '#web/features/messaging/queries.ts';
import { RateVisit } from '#web/features/ratings/rate-visit.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useKeptBookings } from '#web/use-kept-bookings.ts';
import { OwnLink } from '#web/widgets/own-link.tsx';
import { WaitingMessage } from '#web/widgets/waiting-message.tsx';

const CancelAmount = lazy(async () => ({
  default: (await import('#web/widgets/cancel-amount-later.tsx')).CancelAmount,
}));
const RecordDialog = lazy(async () => ({ default: (await import('#web/widgets/record-dialog.tsx')).RecordDialog }));

export const meta = () => [{ title: `${shellMessages.shell.bookings} · Uli` }];

function tabOf(search: URLSearchParams) {
  // What a guest booked has just become theirs.
  if (search.has('kept')) return 'upcoming';
  return bookingTabs.find((tab) => tab === search.get('tab'));
}

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  const { id } = user;
  const tab = tabOf(url.searchParams);
  return [
    upcomingQuery(api, 'client', id),
    // Whichever tab is open: what waits for an answer is counted on its own.
    upcomingQuery(api, 'artist', id),
    remindersQuery(api, id),
    // What clients wrote stands in the rows, which must not grow under somebody's finger.
    ...(takesBookings(user) && tab !== 'past' ? [threadsQuery(api, 'open'), guestThreadsQuery(api)] : []),
    ...(tab === 'past' ? [historyQuery(api, 'client', id), monthsQuery(api, id)] : []),
    ...(tab === 'past' || tab === 'professional' ? [historyQuery(api, 'artist', id)] : []),
  ];
};

interface BookingsData extends PageData {
  /** Epoch milliseconds; what "today" means on the page. */
  readonly now: number;
  /** `https://uli.example`, for links to pass on. */
  readonly origin: string;
}

const load = loadOnServer(queries);

export async function loader(args: LoaderFunctionArgs): Promise<BookingsData> {
  return { ...(await load(args)), now: Date.now(), origin: new URL(args.request.url).origin };
}

/** Within the app the page comes at once; what its lists lack they ask for themselves. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<BookingsData> {
  const url = new URL(request.url);
  await requireUser(browserApi, url);
  return { now: Date.now(), origin: url.origin };
}

export default function BookingsPage() {
  const t = useTranslations('bookings.page');
  const { queries: state, now, origin } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  useKeptBookings();
  return (
    <HydrationBoundary state={state}>
      <div className="page-gutter">
        <PageHead title={t('title')} />
        {user && (
          <IntlProvider locale={readerLocale()} messages={bookingsMessages} timeZone="UTC">
            {search.has('kept') && <Kept />}
            <BookingsBoard
              amountOf={(money) => <CancelAmount {...money} />}
              recordOf={(recording) => <RecordDialog {...recording} />}
              user={user}
              tab={tabOf(search)}
              onTab={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
              now={now}
              rateOf={(booking, only) => <RateVisit visit={booking} userId={user.id} now={now} only={only} />}
              messageOf={(booking) => <WaitingMessage booking={booking} />}
              shareLink={<OwnLink user={user} origin={origin} />}
            />
          </IntlProvider>
        )}
      </div>
    </HydrationBoundary>
  );
}

/** What a guest who took a booking into their account reads first. */
function Kept() {
  const t = useTranslations('asking');
  return (
    <Banner look="success" role="status" title={t('kept')} className="mb-6">
      {t('keptOthers')}
    </Banner>
  );
}
