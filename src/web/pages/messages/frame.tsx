import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Outlet,
  useLoaderData,
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { shellMessages } from '#messages/en/shell.ts';
import { talkMessages } from '#messages/en/talk.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { GuestList } from '#web/features/messaging/guest/guest-list.tsx';
import { guestThreadsQuery } from '#web/features/messaging/guest/queries.ts';
import { threadsQuery } from '#web/features/messaging/queries.ts';
import { ThreadList } from '#web/features/messaging/thread-list.tsx';
import { paths } from '#web/paths.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useNow } from '#web/ui/use-now.ts';

export const meta = () => [{ title: `${shellMessages.shell.messagesTitle} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [];
};

const load = loadOnServer(queries);
const loadHere = loadInBrowser(queries);

interface MessagesData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function loader(args: LoaderFunctionArgs): Promise<MessagesData> {
  return { ...(await load(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<MessagesData> {
  return { ...(await loadHere(args)), now: Date.now() };
}

/** The list and a thread: one after the other on a phone, side by side from 768 px. */
export default function MessagesFrame() {
  return (
    <IntlProvider locale={readerLocale()} messages={talkMessages} timeZone="UTC">
      <Columns />
    </IntlProvider>
  );
}

function Columns() {
  const t = useTranslations('messaging');
  const { now: made } = useLoaderData<typeof loader>();
  const now = useNow(made);
  const user = useUser();
  const { threadId, userId, bookingId } = useParams();
  const [search] = useSearchParams();
  const reading = [threadId, userId, bookingId].some((id) => id !== undefined);
  const { data: waiting } = useInfiniteQuery(threadsQuery(browserApi, 'requests'));
  const asking = waiting?.pages.flatMap(({ items }) => items) ?? [];
  // A request that is read stands in its own list.
  const isRequest = search.get('show') === 'requests' || asking.some(({ id }) => id === Number(threadId));
  const { data: ofGuests } = useInfiniteQuery(guestThreadsQuery(browserApi));
  const guests = ofGuests?.pages.flatMap(({ items }) => items) ?? [];
  const guestsNew = guests.filter(({ unreadCount }) => unreadCount > 0).length;
  const withGuests = search.get('show') === 'guests' || bookingId !== undefined;
  const show = withGuests ? 'guests' : isRequest ? 'requests' : 'open';
  const tabs = [
    { href: paths.messages(), label: t('inbox'), current: show === 'open' },
    {
      href: paths.messagesOf('requests'),
      label: t('requests'),
      current: show === 'requests',
      waiting:
        asking.length > 0 ? { count: asking.length, words: t('requestsWaiting', { count: asking.length }) } : undefined,
    },
    // Only whoever takes bookings has guests.
    ...(withGuests || guests.length > 0
      ? [
          {
            href: paths.messagesOf('guests'),
            label: t('guest.tab'),
            current: show === 'guests',
            waiting: guestsNew > 0 ? { count: guestsNew, words: t('guest.waiting', { count: guestsNew }) } : undefined,
          },
        ]
      : []),
  ];
  const { data: ofMembers } = useInfiniteQuery(threadsQuery(browserApi, isRequest ? 'requests' : 'open'));
  const shown = withGuests ? ofGuests : ofMembers;
  // An empty pane beside an empty list looks as if something did not load.
  const alone = !reading && shown?.pages.every(({ items }) => items.length === 0) === true;
  if (!user) return null;
  return (
    <div
      className={`h-[calc(100dvh-var(--bottom-nav)-4.5rem)] min-h-120 page-gutter md:h-[calc(100dvh-4.5rem)] ${alone ? '' : columnsClass}`}
    >
      {reading && <h1 className="sr-only md:hidden">{t('title')}</h1>}
      <section
        aria-label={t('title')}
        className={`-mx-3 min-h-0 overflow-y-auto px-3 pb-6 ${reading ? 'max-md:hidden' : 'max-md:h-full'}`}
      >
        <h1 className="pt-8 pb-4 type-display-l md:pt-12 md:pb-8">{t('title')}</h1>
        <TabLinks label={t('tabs')} tabs={tabs} className="mb-3" />
        {show === 'guests' ? (
          <GuestList currentId={Number(bookingId)} now={now} />
        ) : (
          <ThreadList
            show={show}
            asking={isRequest ? 0 : asking.length}
            guestsNew={guestsNew}
            withGuests={guests.length > 0}
            currentId={Number(threadId)}
            userId={user.id}
            now={now}
          />
        )}
      </section>
      {!alone && (
        <div className={`min-h-0 md:border-s md:border-line md:ps-8 ${reading ? 'h-full' : 'max-md:hidden'}`}>
          <Outlet context={now} />
        </div>
      )}
    </div>
  );
}

const columnsClass = 'md:grid md:grid-cols-[18rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]';
