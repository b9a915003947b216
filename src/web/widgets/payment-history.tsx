import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import { PaymentHistory as Plain } from '#web/features/payments/payment-history.tsx';

/** What clients paid a professional here, with its own texts. */
export function PaymentHistory() {
  return (
    <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
      <Plain />
    </IntlProvider>
  );
}
