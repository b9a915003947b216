import { HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import {
  useLoaderData,
  useParams,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { asksFirst } from '#web/features/bookings/asks-first.ts';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { Checkout } from '#web/features/bookings/checkout/checkout.tsx';
import { bookingQuery, bookingsKey, type Booking } from '#web/features/bookings/queries.ts';
import { visitOf } from '#web/features/bookings/visit-of.ts';
import { Paying } from '#web/features/payments/paying.tsx';
import { moneyQuery } from '#web/features/payments/queries.ts';
import { useNow } from '#web/ui/use-now.ts';

export const meta = () => [{ title: `${checkoutMessages.checkout.title} · Uli` }];

/** No booking has the number 0. */
function bookingIdOf(text: string | undefined): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

const queries: PageQueries = async (api, { params, url }) => {
  await requireUser(api, url);
  const bookingId = bookingIdOf(params['bookingId']);
  if (url.searchParams.has('paid')) await askAnew(api, bookingId);
  return [bookingQuery(api, bookingId), moneyQuery(api, bookingId)];
};

/** Whoever comes back from paying may be faster than what the payment service tells us; else they are told a little later. */
async function askAnew(api: Api, bookingId: number): Promise<void> {
  try {
    await api('POST /api/bookings/{bookingId}/checkout/refresh', { params: { bookingId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const onServer = loadOnServer(queries);
const inBrowser = loadInBrowser(queries);

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await onServer(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  return { ...(await inBrowser(args)), now: Date.now() };
}

export default function CheckoutPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  const { bookingId } = useParams();
  const user = useUser();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
        <div className="page-gutter pb-section">
          {user && (
            <Checkout bookingId={bookingIdOf(bookingId)} userId={user.id}>
              {(booking) => <Money booking={booking} now={now} />}
            </Checkout>
          )}
        </div>
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Money({ booking, now: loadedAt }: { booking: Booking; now: number }) {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const now = useNow(loadedAt);
  const visit = visitOf(booking, now);
  const { artist, policy, timeZone } = booking;
  return (
    <Paying
      booking={booking}
      when={visit.line}
      terms={
        <PolicyLine
          name={artist.fullName}
          policy={policy}
          freeUntil={Date.parse(policy.freeCancellationUntil)}
          timeZone={timeZone}
          now={now}
          asked={asksFirst(booking)}
          timeFixed={booking.fixed === 'opening'}
          paid
        />
      }
      back={search.has('paid') ? 'paid' : search.has('closed') ? 'closed' : undefined}
      agreed={search.has('agreed')}
      onPaid={() => void client.invalidateQueries({ queryKey: bookingsKey })}
    />
  );
}
