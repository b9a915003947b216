import { useTranslations } from 'use-intl';
import { formatPrice, joinFacts } from '#kernel/visit-time';
import type { AdminPaymentOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface RetryDialogProps {
  payment: AdminPaymentOnWire;
  refund: AdminPaymentOnWire['failed'][number];
  /** Whose money it is. */
  client: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks why a refund that did not arrive goes once more, and sends it. */
export function RetryDialog({ payment, refund, client, onClose, returnFocus }: RetryDialogProps) {
  const { id: refundId, refused } = refund;
  const { bookingId, currency, service } = payment;
  const t = useTranslations('admin.payments.retry');
  const tAdmin = useTranslations('admin');
  const amount = formatPrice(refund.amount, currency);
  const booking = tAdmin('bookings.title', { id: String(bookingId) });
  return (
    <ReasonDialog
      open
      title={t('title', { amount, name: client })}
      text={t(refused ? 'refused' : 'text', { what: joinFacts([service, booking]) })}
      confirm={t('all', { amount })}
      act={({ reason }) =>
        browserApi('POST /api/admin/refunds/{refundId}/retry', { params: { refundId }, body: { reason } })
      }
      done={() => ({ title: tAdmin('action.retry_refund'), description: joinFacts([amount, client, booking]) })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
