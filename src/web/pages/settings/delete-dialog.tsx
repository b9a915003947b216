import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsSecurityMessages } from '#messages/en/settings-security.ts';
import { DeleteDialog, type DeleteDialogProps } from '#web/features/accounts/leaving/delete-dialog.tsx';

/** The dialog with its texts, which nobody else loads. */
export function DeleteDialogWithTexts(props: DeleteDialogProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={settingsSecurityMessages} timeZone="UTC">
      <DeleteDialog {...props} />
    </IntlProvider>
  );
}
