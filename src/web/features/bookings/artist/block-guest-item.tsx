import { useTranslations } from 'use-intl';
import { MenuItem } from '#web/ui/dropdown-menu.tsx';
import { UserMinusIcon } from '#web/ui/icons.ts';
import type { Booking } from '../queries.ts';

/** Of a guest who can be known again; whoever has an account is blocked on their profile. */
export function canBlock({ guest }: Booking): boolean {
  return Boolean(guest?.email ?? guest?.phone);
}

/** Asks to take no more bookings from the guest of a visit. */
export function BlockGuestItem({ booking, onBlock }: { booking: Booking; onBlock: (booking: Booking) => void }) {
  const t = useTranslations('bookings.artist');
  return (
    <MenuItem danger icon={<UserMinusIcon size={20} />} onSelect={() => onBlock(booking)}>
      {t('blockGuest', { name: booking.guest!.fullName })}
    </MenuItem>
  );
}
