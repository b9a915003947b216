import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { takesBookings } from '#modules/accounts/rules';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { offeredServicesQuery, upcomingQuery } from '#web/features/bookings/queries.ts';
import { ComposerLine } from '#web/features/posts/feed/composer-line.tsx';
import { FeedTabs } from '#web/features/posts/feed/feed-tabs.tsx';
import type { FeedName } from '#web/features/posts/queries.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { untilRoom } from '#web/ui/until-room.ts';
import { useNow } from '#web/ui/use-now.ts';
import { PlanEnds } from '#web/widgets/plan-ends.tsx';
import { Unverified } from '#web/widgets/unverified.tsx';
import { HomeFeed } from './home-feed.tsx';
import { lazy } from '#web/ui/lazy.ts';

// The feed is what a small device is alive for first; the cards around it follow.
const Side = lazy(async () => {
  // Where it does not show it stays the text that the server sent.
  await untilRoom('(min-width: 48rem)');
  return { default: (await import('./side.tsx')).Side };
});
const TrialBanner = lazy(async () => ({
  default: (await import('#web/features/subscriptions/trial-banner.tsx')).TrialBanner,
}));
const SetUpList = lazy(async () => ({ default: (await import('#web/widgets/set-up-list.tsx')).SetUpList }));
// Only among those whom one follows.
const FollowedOpenings = lazy(async () => ({
  default: (await import('#web/widgets/openings-with-texts.tsx')).FollowedOpeningsWithTexts,
}));
const Day = lazy(async () => ({ default: (await import('./day.tsx')).Day }));

export interface DashboardProps {
  user: OwnUser;
  feed: FeedName;
  /** Epoch milliseconds. */
  now: number;
  /** `https://uli.example` */
  origin: string;
}

/** What a signed-in person sees first: their day, the feed, and beside it who they are and what is booked. */
export function Dashboard({ user, feed, origin, ...page }: DashboardProps) {
  const now = useNow(page.now);
  const t = useTranslations('bookings.dashboard');
  const services = useQuery(offeredServicesQuery(browserApi, user.id));
  const work = useQuery(upcomingQuery(browserApi, 'artist', user.id));
  const visits = useQuery(upcomingQuery(browserApi, 'client', user.id));
  const offers = (services.data?.length ?? 0) > 0 || (work.data?.length ?? 0) > 0;
  const professional = takesBookings(user);
  const bookings = professional ? work : visits;
  // Whoever comes, or waits for an answer, is more than what is left to set up.
  const busy = (work.data?.length ?? 0) > 0 || work.isLoadingError;
  const day = (
    <Day
      work={offers ? work.data : undefined}
      next={visits.data?.[0]}
      professional={professional}
      onRetry={bookings.isLoadingError ? () => void bookings.refetch() : undefined}
      now={now}
    />
  );
  return (
    <div className="page-gutter">
      <div className="mx-auto max-w-236">
        <PageHead title={t('title')} subtitle={t(professional ? 'subtitle' : 'clientSubtitle')} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
          <div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
            <Suspense>
              <Unverified user={user} />
              <TrialBanner user={user} now={now} />
              {user.subscriptionStatus !== 'trial' && <PlanEnds user={user} />}
              {busy && day}
              {professional && <SetUpList user={user} dismissable />}
              {!busy && day}
            </Suspense>
            <Suspense>
              {/* Whoever only books has no work to post. */}
              {professional && <ComposerLine user={user} />}
              <FeedTabs current={feed} />
            </Suspense>
            <Suspense>{feed === 'following' && <FollowedOpenings now={now} />}</Suspense>
            <Suspense>
              <HomeFeed feed={feed} userId={user.id} now={now} />
            </Suspense>
          </div>
          <aside className="flex flex-col gap-5 max-md:hidden" aria-label={t('side')}>
            <Suspense>
              <Side user={user} offers={offers} origin={origin} />
            </Suspense>
          </aside>
        </div>
      </div>
    </div>
  );
}
