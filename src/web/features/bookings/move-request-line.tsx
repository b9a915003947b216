import type { EpochMs } from '#kernel/time';
import type { BookingOnWire } from '#modules/bookings/contract';
import { useMoveRequestWords } from './use-move-request-words.ts';

export interface MoveRequestLineProps {
  booking: BookingOnWire;
  now: EpochMs;
  /** Who asks, where its artist reads it. */
  client?: string | undefined;
}

/** That another time is asked for, and where the visit is until then; nothing where none is. */
export function MoveRequestLine({ booking, now, client }: MoveRequestLineProps) {
  const words = useMoveRequestWords()(booking, now, client);
  return words ? <p className="text-ink">{words.sentence}</p> : null;
}
