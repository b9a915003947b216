import { useActionData, useLoaderData, useRouteLoaderData, type MetaFunction } from 'react-router';
import type { PageHandle } from '#web/page-handle.ts';
import { RepeatScript } from '#web/features/bookings/book/repeat-script.tsx';
import { TypedStaysScript } from '#web/features/bookings/book/typed-stays-script.tsx';
import { OfflineNoteScript } from '#web/features/bookings/offline-note.tsx';
import { YourTimeScript } from '#web/features/bookings/your-time.tsx';
import { ShowInRowScript } from '#web/ui/show-in-row.tsx';
import { actOnBookingPage } from './booking-page/act.ts';
import { BookingSteps } from './booking-page/booking-steps.tsx';
import { FormInHistoryScript } from './booking-page/form-in-history-script.tsx';
import { loadBookingPage } from './booking-page/load.ts';
import { metaOfBookingPage } from './booking-page/meta.ts';

export const handle: PageHandle = { hydrate: false, styles: 'bookingPage' };

export const loader = loadBookingPage;
export const action = actOnBookingPage;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfBookingPage(loaderData);

export default function BookingPage() {
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const returned = useActionData<typeof action>();
  return (
    <>
      <BookingSteps {...useLoaderData<typeof loader>()} {...(returned && { returned })} />
      {returned && <FormInHistoryScript nonce={root?.nonce} />}
      <ShowInRowScript nonce={root?.nonce} />
      <YourTimeScript nonce={root?.nonce} />
      <TypedStaysScript nonce={root?.nonce} />
      <RepeatScript nonce={root?.nonce} />
      <OfflineNoteScript nonce={root?.nonce} />
    </>
  );
}
