import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { checkoutMessages } from '#messages/en/checkout.ts';
import { RecordDialog as Plain, type RecordDialogProps } from '#web/features/payments/record-dialog.tsx';

/** Records what was paid at the chair, with its own texts: pages load it when it is needed. */
export function RecordDialog(props: RecordDialogProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={checkoutMessages} timeZone="UTC">
      <Plain {...props} />
    </IntlProvider>
  );
}
