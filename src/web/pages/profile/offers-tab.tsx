import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { offeredServicesQuery, offersQuery } from '#web/features/bookings/queries.ts';
import { OfferTickets } from '#web/features/catalogue/offer-tickets.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabFailed } from './profile-states.tsx';
import type { TabProps } from './tab-props.ts';

/** Lower prices that somebody offers. */
export function OffersTab({ person, own, now }: TabProps) {
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
