import { useTranslations } from 'use-intl';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import { samples } from '#modules/catalogue/rules';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useAddSamples } from './use-add-samples.ts';
import type { Editing } from './service-dialog.tsx';

/** Nothing is offered yet: begin with a template, with all three, or with an empty form. */
export function ServicesEmpty({ userId, onEdit }: { userId: number; onEdit: (editing: Editing) => void }) {
  const t = useTranslations('catalogue');
  const { toast } = useToast();
  const add = useAddSamples(userId);
  const addAll = () =>
    add.mutateAsync().then(
      () => toast({ title: t('samplesAdded'), description: t('samplesText') }),
      (error: unknown) => toast({ title: sentenceOf(error) ?? t('changeFailed'), look: 'destructive' }),
    );
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <>
          <div className="rounded-card border border-line bg-surface px-4 md:px-5">
            <PriceBoard>
              {samples.map(({ name, duration, price }) => (
                <PriceRow
                  key={name}
                  name={t(name)}
                  minutes={formatDuration(duration)}
                  price={formatPrice(price, 'USD')}
                  action={
                    <Button
                      look="quiet"
                      size="compact"
                      aria-label={t('actionFor', { action: t('useTemplate'), name: t(name) })}
                      onClick={() => onEdit({ begins: { name: t(name), duration, price } })}
                    >
                      {t('useTemplate')}
                    </Button>
                  }
                />
              ))}
            </PriceBoard>
          </div>
          <Button look="quiet" className="mt-4" busy={add.isPending} busyLabel={t('addingSamples')} onClick={addAll}>
            {t('addAllSamples')}
          </Button>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
