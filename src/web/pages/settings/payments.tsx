import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { addDays, firstInstantFrom } from '#kernel/time';
import { calendarDate, formatDateAndTime } from '#kernel/visit-time';
import { paymentsMessages } from '#messages/en/payments-settings.ts';
import { freeCancellationUntil } from '#modules/bookings/rules';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { PolicyLine } from '#web/features/bookings/book/policy-line.tsx';
import { PaymentsSettings } from '#web/features/payouts/payments-settings.tsx';
import { payoutsQuery } from '#web/features/payouts/queries.ts';
import { lazy } from '#web/ui/lazy.ts';
import { Unverified } from '#web/widgets/unverified.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const PaymentHistory = lazy(async () => ({
  default: (await import('#web/widgets/payment-history.tsx')).PaymentHistory,
}));

export const meta = () => [{ title: `${paymentsMessages.payouts.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [payoutsQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function PaymentsPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={paymentsMessages} timeZone="UTC">
        <Payments />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Payments() {
  const t = useTranslations('payouts');
  const user = useUser();
  const [search] = useSearchParams();
  const [now] = useState(Date.now);
  if (!user) return null;
  const came = search.has('returned') ? 'returned' : search.has('again') ? 'again' : undefined;
  // A visit at ten, some days ahead, shows what clients will read.
  const start = firstInstantFrom(user.timeZone, addDays(calendarDate(now, user.timeZone), 10), 10 * 60);
  return (
    <>
      <PageHead title={t('title')} subtitle={t('text')} />
      <Unverified user={user} className="mb-8 max-w-190" />
      <PaymentsSettings
        came={came}
        language={readerLocale()}
        home={user.country}
        verified={user.emailVerified}
        exampleAt={formatDateAndTime(start, user.timeZone, { now })}
        readAs={(policy) => (
          <PolicyLine
            name={user.fullName}
            policy={policy}
            freeUntil={freeCancellationUntil(policy, start)}
            timeZone={user.timeZone}
            now={now}
          />
        )}
      />
      <Suspense>
        <PaymentHistory />
      </Suspense>
    </>
  );
}
