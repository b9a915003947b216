import { useActionData, useLoaderData, useRouteLoaderData, type MetaFunction } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { webMessages } from '#messages/en/web.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { YourTimeScript } from '#web/features/bookings/your-time.tsx';
import { paths } from '#web/paths.ts';
import { actOnBookingPage } from './booking-page/act.ts';
import { BookingSteps } from './booking-page/booking-steps.tsx';
import { loadBookingPage } from './booking-page/load.ts';

export const handle: PageHandle = { hydrate: false };

export const loader = loadBookingPage;
export const action = actOnBookingPage;

const t = createTranslator({ locale: 'en', namespace: 'bookings.book', messages: webMessages });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${t('pageTitle', { name: loaderData.person.fullName })} · Uli` },
        { tagName: 'link', rel: 'canonical', href: paths.bookingPage(loaderData.person.username) },
      ]
    : [];

export default function BookingPage() {
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const returned = useActionData<typeof action>();
  return (
    <>
      <BookingSteps {...useLoaderData<typeof loader>()} {...(returned && { returned })} />
      <YourTimeScript nonce={root?.nonce} />
    </>
  );
}
