import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OfferOnWire } from '#modules/catalogue/contract';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferRow } from './offer-row.tsx';
import { RemoveOfferDialog } from './remove-offer-dialog.tsx';
import { ownOffersQuery, ownServicesQuery } from './queries.ts';

/** One's own offers: what each takes off, how it stands, and what can be done with it. */
export function OffersEditor({ userId }: { userId: number }) {
  const t = useTranslations('catalogue');
  const { data, isPending, isError, refetch } = useQuery(ownOffersQuery(browserApi, userId));
  const services = useQuery(ownServicesQuery(browserApi, userId)).data ?? [];
  const editing = useShown<OfferOnWire | undefined>();
  const removing = useShown<OfferOnWire>();
  return (
    <div className="max-w-190">
      <PageHead
        title={t('offers.title')}
        subtitle={t('offers.text')}
        action={
          <Button icon={<PlusIcon size={20} weight="bold" aria-hidden />} onClick={() => editing.show(undefined)}>
            {t('offers.add')}
          </Button>
        }
      />
      {isPending && <Skeleton className="h-40" />}
      {isError && (
        <ErrorState title={t('offers.loadFailed')} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }} />
      )}
      {data?.length === 0 && <EmptyState title={t('offers.none')}>{t('offers.noneText')}</EmptyState>}
      {data && data.length > 0 && (
        <ul className="rounded-card border border-line bg-surface">
          {data.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              onEdit={() => editing.show(offer)}
              onRemove={() => removing.show(offer)}
            />
          ))}
        </ul>
      )}
      {editing.turn > 0 && (
        <OfferDialog
          key={editing.turn}
          open={editing.open}
          onClose={editing.hide}
          offer={editing.value}
          services={services}
        />
      )}
      {removing.value && (
        <RemoveOfferDialog
          key={`remove-${removing.turn}`}
          offer={removing.value}
          open={removing.open}
          onClose={removing.hide}
        />
      )}
    </div>
  );
}
