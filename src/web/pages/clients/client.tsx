import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLoaderData, useOutletContext, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { clientsMessages } from '#messages/en/clients.ts';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { BookingBadge } from '#web/features/bookings/booking-badge.tsx';
import { MoneyMark } from '#web/features/bookings/list/money-mark.tsx';
import { ClientBookings } from '#web/features/clients/client-bookings.tsx';
import { ClientFacts } from '#web/features/clients/client-facts.tsx';
import { ClientHead } from '#web/features/clients/client-head.tsx';
import { ClientNote } from '#web/features/clients/client-note.tsx';
import { clientQuery } from '#web/features/clients/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { lazy } from '#web/ui/lazy.ts';

const LeaveGuard = lazy(async () => ({ default: (await import('#web/widgets/leave-guard.tsx')).LeaveGuard }));

export const meta = () => [{ title: `${clientsMessages.clients.one} · Uli` }];

const queries: PageQueries = async (api, { url, params }) => {
  await requireUser(api, url);
  return [clientQuery(api, Number(params.bookingId))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function ClientPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { bookingId } = useParams();
  return (
    <HydrationBoundary state={state}>
      <OneClient key={bookingId} bookingId={Number(bookingId)} />
    </HydrationBoundary>
  );
}

function OneClient({ bookingId }: { bookingId: number }) {
  const t = useTranslations('clients');
  const now = useOutletContext<number>();
  const user = useUser();
  const [unsaved, setUnsaved] = useState(false);
  const { data: client, error } = useQuery(clientQuery(browserApi, bookingId));
  if (error) {
    return (
      <DeadEnd title={t('gone')} text={sentenceOf(error)}>
        <ButtonLink href={paths.clients}>{t('title')}</ButtonLink>
      </DeadEnd>
    );
  }
  if (!client || !user) return null;
  const isAhead = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > now;
  const badgeOf = (status: (typeof client.bookings)[number]['status']) => <BookingBadge status={status} />;
  const moneyOf = (booking: (typeof client.bookings)[number]) => <MoneyMark booking={booking} asArtist />;
  return (
    <>
      <BackLink href={paths.clients}>{t('title')}</BackLink>
      <ClientHead client={client} bookingId={bookingId} />
      <ClientFacts client={client} timeZone={user.timeZone} now={now} />
      <div className="mt-6 grid gap-8">
        <ClientNote bookingId={bookingId} note={client.note} onUnsaved={setUnsaved} />
        <ClientBookings
          title={t('ahead')}
          bookings={client.bookings.filter(isAhead).toReversed()}
          now={now}
          badgeOf={badgeOf}
          moneyOf={moneyOf}
        />
        <ClientBookings
          title={t('past')}
          bookings={client.bookings.filter((each) => !isAhead(each))}
          now={now}
          badgeOf={badgeOf}
          moneyOf={moneyOf}
        />
      </div>
      <Suspense>{unsaved && <LeaveGuard when />}</Suspense>
    </>
  );
}
