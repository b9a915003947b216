import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { Booking } from '../queries.ts';
import type { ArtistActions } from './artist-actions.ts';
import { correctionOf } from './correction-of.ts';

export interface CorrectButtonProps {
  booking: Booking;
  now: number;
  /** Of the words that name the visit. */
  labelId: string;
  onCorrect: ArtistActions['correct'];
}

/** Puts right a mark of the last 24 hours; nothing once it is older. */
export function CorrectButton({ booking, now, labelId, onCorrect }: CorrectButtonProps) {
  const t = useTranslations('bookings.artist.correct');
  const right = correctionOf(booking, now);
  if (!right) return null;
  return (
    <Button look="quiet" size="compact" aria-describedby={labelId} onClick={() => onCorrect(booking, right)}>
      {t(right)}
    </Button>
  );
}
