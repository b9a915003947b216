import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { PolicyLine, type PolicyLineProps } from '../book/policy-line.tsx';
import { RequestNote } from '../book/request-note.tsx';

export interface TermsProps {
  artistName: string;
  /** A person confirms, so this is a request. */
  asks: boolean;
  /** Once a time is chosen. */
  start: EpochMs | undefined;
  /** Until when cancelling is free, once a time is chosen. */
  freeUntil: EpochMs | undefined;
  /** What is paid now and what cancelling costs stands beside the tick for it. */
  asksNow: boolean;
  policy: PolicyLineProps['policy'];
  timeZone: string;
  now: EpochMs;
  timeFixed: boolean;
}

/** What one agrees to by booking. */
export function Terms({ artistName, asks, start, freeUntil, asksNow, policy, timeZone, now, timeFixed }: TermsProps) {
  const t = useTranslations('bookings.book');
  return (
    <>
      <p>{asks ? <RequestNote name={artistName} start={start} timeZone={timeZone} now={now} /> : t('confirmNote')}</p>
      {!asksNow && <p>{t('nothingNow')}</p>}
      {freeUntil !== undefined && !asksNow && (
        <p>
          <PolicyLine
            name={artistName}
            policy={policy}
            freeUntil={freeUntil}
            timeZone={timeZone}
            now={now}
            asked={asks}
            timeFixed={timeFixed}
          />
        </p>
      )}
    </>
  );
}
