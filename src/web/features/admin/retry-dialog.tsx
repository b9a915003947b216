import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface RetryDialogProps {
  refund: { readonly id: number; readonly amount: number; readonly refused: boolean };
  currency: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks why a refund that did not arrive goes once more, and sends it. */
export function RetryDialog({ refund, currency, onClose, returnFocus }: RetryDialogProps) {
  const { id: refundId, amount, refused } = refund;
  const t = useTranslations('admin.payments.retry');
  const tAction = useTranslations('admin.action');
  const words = { amount: formatPrice(amount, currency) };
  return (
    <ReasonDialog
      open
      title={t('title', words)}
      text={t(refused ? 'refused' : 'text')}
      confirm={t('all', words)}
      act={({ reason }) =>
        browserApi('POST /api/admin/refunds/{refundId}/retry', { params: { refundId }, body: { reason } })
      }
      done={() => ({ title: tAction('retry_refund'), description: words.amount })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
