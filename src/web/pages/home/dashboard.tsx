import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { offeredServicesQuery, upcomingQuery } from '#web/features/bookings/queries.ts';
import { NextVisit } from '#web/features/bookings/today/next-visit.tsx';
import { TodayStrip } from '#web/features/bookings/today/today-strip.tsx';
import { UpcomingCard } from '#web/features/bookings/today/upcoming-card.tsx';
import { BookingLink } from '#web/features/profiles/booking-link.tsx';
import { TrialBanner } from '#web/features/subscriptions/trial-banner.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';

export interface DashboardProps {
  user: OwnUser;
  /** Epoch milliseconds. */
  now: number;
  /** `https://uli.example` */
  origin: string;
}

/** What a signed-in person sees first: their day, their bookings, their link. */
export function Dashboard({ user, origin, ...page }: DashboardProps) {
  const now = useNow(page.now);
  const t = useTranslations('bookings.dashboard');
  const services = useQuery(offeredServicesQuery(browserApi, user.id));
  const work = useQuery(upcomingQuery(browserApi, 'artist', user.id));
  const visits = useQuery(upcomingQuery(browserApi, 'client', user.id));
  const offers = (services.data?.length ?? 0) > 0 || (work.data?.length ?? 0) > 0;
  const next = visits.data?.[0];
  const known = services.isFetched && work.isFetched && visits.isFetched;
  return (
    <div className="page-gutter">
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <div className="grid gap-x-6 gap-y-6 lg:gap-x-12 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container grid min-w-0 content-start gap-6">
          <TrialBanner user={user} now={now} />
          {offers && work.data && <TodayStrip bookings={work.data} now={now} />}
          {visits.isPending && <Skeleton className="h-44 rounded-card" />}
          {next && <NextVisit booking={next} now={now} />}
          {known && !next && !offers && (
            <EmptyState title={t('noVisits')} action={<ButtonLink href={paths.explore}>{t('discover')}</ButtonLink>}>
              {t('noVisitsText')}
            </EmptyState>
          )}
          {offers && (
            <Card title={t('yourLink')}>
              <p className="mb-3 text-ink-2">{t('yourLinkText')}</p>
              <BookingLink user={user} origin={origin} />
            </Card>
          )}
          {known && !offers && <WayIn />}
        </div>
        <aside className="grid content-start gap-5 max-md:hidden" aria-label={t('side')}>
          <UpcomingCard userId={user.id} />
        </aside>
      </div>
    </div>
  );
}

/** For people who only book so far: a quiet way to take bookings themselves. */
function WayIn() {
  const t = useTranslations('bookings.dashboard');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <p className="min-w-0 grow basis-64 text-ink-2">{t('takeBookings')}</p>
      <ButtonLink href={paths.settings.services} look="quiet" size="compact">
        {t('addService')}
      </ButtonLink>
    </div>
  );
}
