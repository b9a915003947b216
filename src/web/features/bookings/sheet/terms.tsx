import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { PolicyLine } from '../book/policy-line.tsx';

export interface TermsProps {
  artistName: string;
  /** A person confirms, so this is a request. */
  asks: boolean;
  /** Until when cancelling is free, once a time is chosen. */
  freeUntil: EpochMs | undefined;
  timeZone: string;
  now: EpochMs;
}

/** What one agrees to by booking. */
export function Terms({ artistName, asks, freeUntil, timeZone, now }: TermsProps) {
  const t = useTranslations('bookings.book');
  return (
    <>
      <p>{asks ? t('requestNote', { name: artistName }) : t('confirmNote')}</p>
      <p>{t('nothingNow')}</p>
      {freeUntil !== undefined && (
        <p>
          <PolicyLine freeUntil={freeUntil} timeZone={timeZone} now={now} />
        </p>
      )}
    </>
  );
}
