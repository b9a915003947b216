import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import { BookingMoney as Plain, type BookingMoneyProps } from '#web/features/payments/booking-money.tsx';

/** What is paid for a booking, with its own texts: its page loads it when it is looked at. */
export function BookingMoney(props: BookingMoneyProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
      <Plain {...props} />
    </IntlProvider>
  );
}
