import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Checkout } from '#web/features/bookings/checkout/checkout.tsx';
import { bookingQuery } from '#web/features/bookings/queries.ts';

export const meta = () => [{ title: `${checkoutMessages.checkout.title} · Uli` }];

/** No booking has the number 0. */
function bookingIdOf(text: string | undefined): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

const queries: PageQueries = async (api, { params, url }) => {
  await requireUser(api, url);
  return [bookingQuery(api, bookingIdOf(params['bookingId']))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function CheckoutPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { bookingId } = useParams();
  const user = useUser();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
        <div className="page-gutter pb-section">
          {user && <Checkout bookingId={bookingIdOf(bookingId)} userId={user.id} />}
        </div>
      </IntlProvider>
    </HydrationBoundary>
  );
}
