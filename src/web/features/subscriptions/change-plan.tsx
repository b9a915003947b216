import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { monthlyPrice, planCurrency, type Tier } from '#modules/subscriptions/rules';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { losesSeries } from './loses-series.ts';

export interface ChangePlanProps {
  from: Tier;
  to: Tier;
  /** From when it counts. */
  date: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before another plan is taken: what it costs, from when, and what ends with it. */
export function ChangePlan({ from, to, date, busy, onConfirm, onClose }: ChangePlanProps) {
  const t = useTranslations('plan');
  const plan = t(`plan.${to}`);
  const price = formatPrice(monthlyPrice[to], planCurrency);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      role="alertdialog"
      title={t('settings.changeAsk', { plan })}
      description={t('settings.changeText', { price, date })}
      closeLabel={t('settings.close')}
      footer={
        <>
          <Button busy={busy} busyLabel={t('settings.changing')} onClick={onConfirm}>
            {t('settings.change', { plan })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('settings.stay', { plan: t(`plan.${from}`) })}
          </Button>
        </>
      }
    >
      {losesSeries(from, to) && <p className="type-small text-ink-2">{t('settings.changeSeries', { plan })}</p>}
    </Dialog>
  );
}
