import { RowMenu } from '../list/row-menu.tsx';
import type { Booking } from '../queries.ts';
import { hrefToWrite } from '../visit-of.ts';
import { BlockGuestItem, canBlock } from './block-guest-item.tsx';

/**
 * The menu of a row that is over: to write, and not to take that guest again. Where neither can be, its room stays, so that
 * what stands before it stands in line with the other rows.
 */
export function doneMenuOf(booking: Booking, { now, onBlock }: { now: number; onBlock: (booking: Booking) => void }) {
  const writeHref = hrefToWrite(booking);
  if (writeHref === undefined && !canBlock(booking)) return <span aria-hidden className="block size-11" />;
  return (
    <RowMenu booking={booking} now={now} writeHref={writeHref}>
      {canBlock(booking) && <BlockGuestItem booking={booking} onBlock={onBlock} />}
    </RowMenu>
  );
}
