import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatDateAndTime, inOnePiece } from '#kernel/visit-time';
import type { BookingOnWire } from '#modules/bookings/contract';
import { useWhenThere } from '#web/ui/use-when-there.ts';

export interface MoveRequestWords {
  /** Where the visit is confirmed: "Tue 1 Dec, 10:00". */
  readonly when: string;
  /** The time that is asked for. */
  readonly asked: string;
  /** Both, who has to answer and until when. */
  readonly sentence: string;
}

/** Says that another time is asked for, to its client or, with the client's name, to its artist; nothing where none is. */
export function useMoveRequestWords() {
  const t = useTranslations('bookings.moveRequest');
  const whenThere = useWhenThere();
  return (booking: BookingOnWire, now: EpochMs, client?: string): MoveRequestWords | undefined => {
    const { moveRequest, timeZone, artist } = booking;
    if (!moveRequest) return undefined;
    const said = (at: string) => inOnePiece(formatDateAndTime(Date.parse(at), timeZone, { now }));
    const times = { when: said(booking.date), asked: said(moveRequest.date) };
    const until = whenThere(Date.parse(moveRequest.expiresAt), timeZone, { now });
    const words = { ...times, until, name: client ?? artist.fullName };
    return { ...times, sentence: t(client === undefined ? 'asked' : 'ofClient', words) };
  };
}
