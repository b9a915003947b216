import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazy } from '#web/ui/lazy.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { RecentWorks } from './recent-works.tsx';
import type { TabProps } from './tab-props.ts';

// Works come first.
const ServicesTab = lazy(async () => ({ default: (await import('./services-tab.tsx')).ServicesTab }));
const OffersTab = lazy(async () => ({ default: (await import('./offers-tab.tsx')).OffersTab }));
const RatingsTab = lazy(async () => ({ default: (await import('./ratings-tab.tsx')).RatingsTab }));

const names = ['works', 'services', 'offers', 'ratings'] as const;

/** Recent Works, Services, Offers, Ratings; which one shows lies in the address. */
export function ProfileTabs(props: TabProps) {
  const t = useTranslations('profiles.tabs');
  const [search, setSearch] = useSearchParams();
  const shown = names.find((name) => name === search.get('tab')) ?? 'works';
  const content = {
    works: <RecentWorks person={props.person} own={props.own} />,
    services: <ServicesTab {...props} />,
    offers: <OffersTab {...props} />,
    ratings: <RatingsTab {...props} />,
  };
  return (
    <Tabs
      label={t('label')}
      value={shown}
      onValueChange={(value) => {
        const next = new URLSearchParams(search);
        next.set('tab', value);
        setSearch(next, { replace: true, preventScrollReset: true });
      }}
      tabs={names.map((value) => ({
        value,
        label: t(value),
        content: <Suspense fallback={<Skeleton className="h-40" />}>{content[value]}</Suspense>,
      }))}
    />
  );
}
