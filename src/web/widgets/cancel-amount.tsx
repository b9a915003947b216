import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import { cancelWords, type CancelMoney } from '#web/features/bookings/cancel/cancel-words.ts';

/** What cancelling does in money. Its texts come with it, so that no page carries them before. */
export function CancelAmount(money: CancelMoney) {
  return (
    <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
      <Sentence {...money} />
    </IntlProvider>
  );
}

function Sentence(money: CancelMoney) {
  return cancelWords(useTranslations('checkout.cancelling'), money);
}
