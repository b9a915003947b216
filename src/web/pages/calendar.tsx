import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { parseClock } from '#kernel/time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { calendarMessages } from '#messages/en/calendar.ts';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import type { Api } from '#web/api/client.ts';
import { loadOnServer, type PageData } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { CalendarBoard } from '#web/features/bookings/calendar/calendar-board.tsx';
import { calendarQuery } from '#web/features/bookings/calendar/calendar-query.ts';
import { dateOf, datesOf, viewOf } from '#web/features/bookings/calendar/calendar-view.ts';
import { clientQuery } from '#web/features/clients/queries.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { PlanEnds } from '#web/widgets/plan-ends.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useRoom } from '#web/ui/use-room.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { useKeptBookings } from '#web/use-kept-bookings.ts';

// What one offers stands under the calendar.
const OpeningsOf = lazy(async () => ({
  default: (await import('#web/features/bookings/openings/openings-of.tsx')).OpeningsOf,
}));
const RecordDialog = lazy(async () => ({ default: (await import('#web/widgets/record-dialog.tsx')).RecordDialog }));

export const meta = () => [{ title: `${calendarMessages.calendar.title} · Uli` }];

interface CalendarData extends PageData {
  /** Epoch milliseconds; what "today" means on the page. */
  readonly now: number;
  /** Whether the window has room for a week; a server can only guess. */
  readonly wide: boolean;
}

const viewFor = (url: URL, wide: boolean) => viewOf(url.searchParams) ?? (wide ? 'week' : 'agenda');

async function queries(api: Api, url: URL, wide: boolean) {
  const { timeZone } = await requireUser(api, url);
  const date = dateOf(url.searchParams) ?? calendarDate(Date.now(), timeZone);
  return [calendarQuery(api, datesOf(viewFor(url, wide), date))];
}

export async function loader(args: LoaderFunctionArgs): Promise<CalendarData> {
  const wide = !/Mobi/.test(args.request.headers.get('user-agent') ?? '');
  const load = loadOnServer((api, { url }) => queries(api, url, wide));
  return { ...(await load(args)), now: Date.now(), wide };
}

/** Within the app the page comes at once; what it lacks it asks for itself. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<CalendarData> {
  await requireUser(browserApi, new URL(request.url));
  return { now: Date.now(), wide: true };
}

export default function CalendarPage() {
  const { queries: state, ...shown } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={calendarMessages} timeZone="UTC">
      <HydrationBoundary state={state}>
        <Calendar {...shown} />
      </HydrationBoundary>
    </IntlProvider>
  );
}

function Calendar({ now, wide: guessed }: Omit<CalendarData, 'queries'>) {
  const t = useTranslations('calendar');
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  useKeptBookings();
  const wide = useRoom('md', guessed);
  const services = useSteady(
    useQuery({ ...ownServicesQuery(browserApi, user?.id ?? 0), enabled: user !== null, select: published }),
  );
  const clientId = Number(search.get('client')) || undefined;
  const client = useQuery({ ...clientQuery(browserApi, clientId ?? 0), enabled: clientId !== undefined });
  if (!user) return null;
  const asked = search.get('add');
  return (
    <div className="page-gutter">
      <PageHead title={t('title')} className="max-md:pt-4 max-md:pb-2" />
      <PlanEnds user={user} className="mb-6" />
      <CalendarBoard
        userId={user.id}
        emailVerified={user.emailVerified}
        view={viewOf(search) ?? (wide ? 'week' : 'agenda')}
        date={dateOf(search) ?? calendarDate(now, user.timeZone)}
        made={now}
        services={services}
        adding={client.isLoading ? undefined : additions.find((each) => each === asked)}
        addingAt={parseClock(search.get('time') ?? '')}
        comer={client.data}
        recordOf={(recording) => <RecordDialog {...recording} />}
        onAsked={() => setSearch(without(search, 'add', 'client', 'time'), { replace: true })}
      />
      <div className="pt-8 empty:hidden">
        <Suspense>
          <OpeningsOf userId={user.id} now={now} own />
        </Suspense>
      </div>
    </div>
  );
}

const additions = ['book', 'block', 'opening'] as const;

const published = (services: readonly ServiceOnWire[]) => services.filter((service) => service.published);

function without(search: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
}
