import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { shellMessages } from '#messages/en/shell.ts';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { AvailabilityEditor } from '#web/features/availability/availability-editor.tsx';
import { HoursFailed, HoursLoading } from '#web/features/availability/hours-states.tsx';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { lazy } from '#web/ui/lazy.ts';

const LeaveGuard = lazy(async () => ({ default: (await import('#web/widgets/leave-guard.tsx')).LeaveGuard }));

export const meta = () => [{ title: `${shellMessages.shell.availability} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  return [ownHoursQuery(api, user.id), ownServicesQuery(api, user.id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function AvailabilityPage() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  return <HydrationBoundary state={data.queries}>{user && <Availability userId={user.id} />}</HydrationBoundary>;
}

function Availability({ userId }: { userId: number }) {
  const t = useTranslations('shell');
  const [unsaved, setUnsaved] = useState(false);
  const hours = useSteady(useQuery(ownHoursQuery(browserApi, userId)));
  const services = useSteady(useQuery(ownServicesQuery(browserApi, userId)));
  if (hours.isPending || services.isPending) return <HoursLoading label={t('loading')} />;
  if (hours.error || services.error) {
    const retry = () => {
      if (hours.error) void hours.refetch();
      if (services.error) void services.refetch();
    };
    return <HoursFailed reason={sentenceOf(hours.error ?? services.error)} onRetry={retry} />;
  }
  return (
    <>
      <AvailabilityEditor userId={userId} saved={hours.data} services={services.data} onUnsaved={setUnsaved} />
      <Suspense>{unsaved && <LeaveGuard when />}</Suspense>
    </>
  );
}
