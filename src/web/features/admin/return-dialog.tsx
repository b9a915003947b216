import { useTranslations } from 'use-intl';
import type { AdminPaymentOnWire } from '#modules/admin/contract';
import { formatPrice, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface ReturnDialogProps {
  payment: AdminPaymentOnWire;
  /** Whose money it is. */
  client: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks why what is left of a payment goes back, and sends it. */
export function ReturnDialog({ payment, client, onClose, returnFocus }: ReturnDialogProps) {
  const t = useTranslations('admin');
  const { bookingId, bookingReturnable, currency, returnable, service } = payment;
  const amount = formatPrice(returnable, currency);
  const booking = t('bookings.title', { id: String(bookingId) });
  return (
    <ReasonDialog
      open
      title={t('payments.return.title', { amount, name: client })}
      text={t('payments.return.text', { what: joinFacts([service, booking]) })}
      confirm={t('payments.return.all', { amount })}
      danger
      act={({ reason }) =>
        browserApi('POST /api/admin/bookings/{bookingId}/refund', {
          params: { bookingId },
          body: { amount: returnable, expectedReturnable: bookingReturnable, reason },
        })
      }
      done={() => ({ title: t('action.refund'), description: joinFacts([amount, client, booking]) })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
