import { useTranslations } from 'use-intl';
import { MenuItem } from '#web/ui/dropdown-menu.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { RowMenu } from '../list/row-menu.tsx';
import type { Booking } from '../queries.ts';
import { hrefToWrite } from '../visit-of.ts';
import { BlockGuestItem, canBlock } from './block-guest-item.tsx';
import { canRecord } from './record-payment.ts';

export interface DoneMenuProps {
  booking: Booking;
  now: number;
  onBlock: (booking: Booking) => void;
  onRecord: (booking: Booking) => void;
}

/**
 * The menu of a row that is over: to write, to record what was paid, and not to take that guest again. Where nothing can be, its room stays, so that
 * what stands before it stands in line with the other rows.
 */
export function DoneMenu({ booking, now, onBlock, onRecord }: DoneMenuProps) {
  const t = useTranslations('bookings.artist');
  const writeHref = hrefToWrite(booking);
  const records = canRecord(booking);
  if (writeHref === undefined && !canBlock(booking) && !records) return <span aria-hidden className="block size-11" />;
  return (
    <RowMenu booking={booking} now={now} writeHref={writeHref}>
      {records && (
        <MenuItem icon={<WalletIcon size={20} />} onSelect={() => onRecord(booking)}>
          {t('recordPayment')}
        </MenuItem>
      )}
      {canBlock(booking) && <BlockGuestItem booking={booking} onBlock={onBlock} />}
    </RowMenu>
  );
}
