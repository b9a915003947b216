import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { bookingsMessages } from '#messages/en/bookings-page.ts';
import { BlockGuestDialog, type BlockGuestDialogProps } from '#web/features/bookings/artist/block-guest-dialog.tsx';

/** Asks before the guest whom one writes with is blocked; it comes with its words when it is asked for. */
export function BlockGuest(props: Omit<BlockGuestDialogProps, 'open'>) {
  return (
    <IntlProvider locale={readerLocale()} messages={bookingsMessages} timeZone="UTC">
      <BlockGuestDialog open {...props} />
    </IntlProvider>
  );
}
