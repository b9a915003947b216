import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { weekday } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { bookingQuery } from '../queries.ts';
import { hrefOnceBooked } from '../href-once-booked.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { SheetAhead } from './sheet-ahead.tsx';
import type { SheetAddress } from './use-sheet-address.ts';

export interface BookedSheetProps {
  open: boolean;
  address: SheetAddress;
  /** Who looks: their own visits they may also move as a professional. */
  userId: number;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** The sheet that begins with a booking there is: to move it, or to have it again. */
export function BookedSheet({ open, address, userId, onClose, returnFocus }: BookedSheetProps) {
  const t = useTranslations('bookings');
  const visit = useTranslations('visit');
  const navigate = useNavigate();
  const moving = 'move' in address;
  // What is moved must be known as it is now, or its version is out of date.
  const query = bookingQuery(browserApi, moving ? address.move : address.again);
  const { data: booking, error, refetch } = useQuery({ ...query, ...(moving && { staleTime: 0 }) });
  const unknown = error instanceof ApiError && error.status < 500;
  // An address that names no booking of theirs opens nothing.
  useEffect(() => {
    if (open && unknown) onClose();
  }, [open, unknown, onClose]);
  const sheet = { open, onClose, returnFocus };
  if (!booking) {
    const retry = error && !unknown ? () => void refetch() : undefined;
    return <SheetAhead {...sheet} title={moving ? visit('moveTitle') : t('pick.title')} onRetry={retry} />;
  }
  if (moving) return <MoveSheet {...sheet} booking={booking} asArtist={booking.artistId === userId} />;
  return (
    <BookingSheet
      {...sheet}
      artist={booking.artist}
      serviceId={booking.service.id}
      additionIds={booking.additions.map(({ serviceId }) => serviceId)}
      weekday={weekday(calendarDate(Date.parse(booking.date), booking.timeZone))}
      onBooked={(booked) => void navigate(hrefOnceBooked(booked), { replace: true })}
    />
  );
}
