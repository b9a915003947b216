import { useTranslations } from 'use-intl';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';

export interface CancelPlanProps {
  /** Its name. */
  plan: string;
  /** To when it stays; null when it ends at once. */
  until: string | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a plan is cancelled, and says until when it stays. */
export function CancelPlan({ plan, until, ...rest }: CancelPlanProps) {
  const t = useTranslations('plan.settings');
  return (
    <DangerDialog
      open
      title={t('cancelAsk', { plan })}
      description={until === null ? t('cancelLate') : t('cancelText', { date: until })}
      confirm={t('cancel')}
      busyLabel={t('cancelling')}
      keep={t('keep', { plan })}
      closeLabel={t('close')}
      {...rest}
    />
  );
}
