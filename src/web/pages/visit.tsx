import {
  useActionData,
  useLoaderData,
  useRouteLoaderData,
  type HeadersFunction,
  type MetaFunction,
} from 'react-router';
import { createTranslator } from 'use-intl/core';
import { readerLocale } from '#kernel/language';
import { webMessages } from '#messages/en/web.ts';
import { OfflineNoteScript } from '#web/features/bookings/offline-note.tsx';
import { YourTimeScript } from '#web/features/bookings/your-time.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { ShowInRowScript } from '#web/ui/show-in-row.tsx';
import { actOnVisit } from './visit/act.ts';
import { ClaimedVisit } from './visit/claimed-visit.tsx';
import { loadVisit } from './visit/load.ts';
import { UnknownVisit } from './visit/unknown-visit.tsx';
import { VisitPage } from './visit/visit-page.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = loadVisit;
export const action = actOnVisit;

/** The address is the key to the visit: nothing keeps it, and no search engine lists it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });

const translate = () => createTranslator({ locale: readerLocale(), namespace: 'visit', messages: webMessages });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const t = translate();
  const name = loaderData?.booking?.artist.fullName;
  const without = t(loaderData?.claimedId === undefined ? 'unknownTitle' : 'claimedTitle');
  return [
    { title: `${name === undefined ? without : t('pageTitle', { name })} · Uli` },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function Visit() {
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const { booking, ...page } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  if (page.claimedId !== undefined) return <ClaimedVisit bookingId={page.claimedId} />;
  if (!booking) return <UnknownVisit />;
  return (
    <>
      <VisitPage {...page} booking={booking} {...(returned && { returned })} />
      <ShowInRowScript nonce={root?.nonce} />
      <YourTimeScript nonce={root?.nonce} />
      <OfflineNoteScript nonce={root?.nonce} />
    </>
  );
}
