import { useTranslations } from 'use-intl';
import type { AdminPaymentOnWire } from '#modules/admin/contract';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface ReturnDialogProps {
  payment: AdminPaymentOnWire;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks why what is left of a payment goes back, and sends it. */
export function ReturnDialog({ payment, onClose, returnFocus }: ReturnDialogProps) {
  const t = useTranslations('admin');
  const { bookingId, bookingReturnable, currency, returnable } = payment;
  const words = formatPrice(returnable, currency);
  return (
    <ReasonDialog
      open
      title={t('payments.return.title', { amount: words })}
      text={t('payments.return.text')}
      confirm={t('payments.return.all', { amount: words })}
      danger
      act={({ reason }) =>
        browserApi('POST /api/admin/bookings/{bookingId}/refund', {
          params: { bookingId },
          body: { amount: returnable, expectedReturnable: bookingReturnable, reason },
        })
      }
      done={() => ({ title: t('action.refund'), description: words })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
