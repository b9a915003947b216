import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ServiceBoard } from '#web/features/bookings/pick/service-board.tsx';
import { useAcquaintance } from '#web/features/bookings/pick/use-acquaintance.ts';
import { hoursQuery, offeredServicesQuery, offersQuery } from '#web/features/bookings/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabFailed } from './profile-states.tsx';
import type { TabProps } from './tab-props.ts';

/** What somebody offers; on one's own profile with the way to change it. */
export function ServicesTab({ person, own, onBook, now }: TabProps) {
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
