import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CountedUser } from '#modules/profiles/contract';
import { browserApi } from '#web/api/browser.ts';
import { useAcquaintance } from '#web/features/bookings/pick/use-acquaintance.ts';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { hoursQuery, offeredServicesQuery, offersQuery } from '#web/features/bookings/queries.ts';
import { OfferTickets } from '#web/features/catalogue/offer-tickets.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TabFailed } from './profile-states.tsx';
import { RecentWorks } from './recent-works.tsx';

// Works come first.
const RatingsTab = lazy(async () => ({ default: (await import('./ratings-tab.tsx')).RatingsTab }));

const names = ['works', 'services', 'offers', 'ratings'] as const;

interface TabProps {
  person: CountedUser;
  own: boolean;
  now: number;
  /** Undefined on one's own profile. */
  onBook: ((serviceId?: number) => void) | undefined;
}

/** Recent Works, Services, Offers, Ratings; which one shows lies in the address. */
export function ProfileTabs(props: TabProps) {
  const t = useTranslations('profiles.tabs');
  const [search, setSearch] = useSearchParams();
  const shown = names.find((name) => name === search.get('tab')) ?? 'works';
  const content = {
    works: <RecentWorks person={props.person} own={props.own} />,
    services: <ServicesTab {...props} />,
    offers: <OffersTab {...props} />,
    ratings: (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <RatingsTab {...props} />
      </Suspense>
    ),
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
      tabs={names.map((value) => ({ value, label: t(value), content: content[value] }))}
    />
  );
}

function ServicesTab({ person, own, onBook, now }: TabProps) {
  const t = useTranslations('profiles');
  const { data, isPending, isError, refetch } = useQuery(offeredServicesQuery(browserApi, person.id));
  const client = useAcquaintance(person.id, own ? undefined : data);
  const offers = useQuery(offersQuery(browserApi, person.id)).data;
  const hours = useQuery(hoursQuery(browserApi, person.id)).data;
  const offered = offers && hours && { offers, timeZone: hours.timeZone, now };
  if (isPending) return <Skeleton className="h-40" />;
  if (isError) return <TabFailed onRetry={() => void refetch()} />;
  if (data.length > 0) {
    return (
      <>
        <ServiceBoard
          services={data}
          offered={offered}
          client={client}
          {...(onBook && { onChoose: ({ id }) => onBook(id) })}
        />
        {own && (
          <ButtonLink look="quiet" href={paths.settings.services} className="mt-5">
            {t('ownServicesEdit')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (own) {
    // Whoever has only booked so far is led through the whole of it.
    const begins = person.accountType === 'personal' ? paths.onboarding.trade : paths.settings.services;
    return (
      <EmptyState
        title={t('ownServicesEmpty')}
        action={<ButtonLink href={begins}>{t('ownServicesAction')}</ButtonLink>}
      >
        {t('ownServicesEmptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`${t('noServices', { name: person.fullName })} ${t('servicesEmptyText')}`}
      action={
        <ButtonLink href={paths.messageTo(person.id)} look="quiet">
          {t('message')}
        </ButtonLink>
      }
    />
  );
}

function OffersTab({ person, own, now }: TabProps) {
  const t = useTranslations('profiles');
  const { data, isPending, isError, refetch } = useQuery(offersQuery(browserApi, person.id));
  const services = useQuery(offeredServicesQuery(browserApi, person.id));
  if (isPending) return <Skeleton className="h-40" />;
  if (isError) return <TabFailed onRetry={() => void refetch()} />;
  if (data.length > 0) {
    return <OfferTickets offers={data} services={services.data ?? []} now={now} headingLevel="h2" />;
  }
  return own ? (
    <EmptyState
      title={t('offersEmpty')}
      action={<ButtonLink href={paths.settings.offers}>{t('ownOffersAction')}</ButtonLink>}
    >
      {t('ownOffersEmptyText')}
    </EmptyState>
  ) : (
    <EmptyState title={t('offersEmpty')} />
  );
}
