import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatPercent } from '#kernel/visit-time';
import { useWhenThere } from '#web/ui/use-when-there.ts';

export interface PolicyLineProps {
  /** Whose terms they are. */
  name: string;
  policy: { readonly lateCancelPercent: number; readonly noShowPercent: number };
  /** The last moment at which cancelling is free. */
  freeUntil: EpochMs;
  timeZone: string;
  now: EpochMs;
  /** Something is paid in advance, which its payer may have back. */
  paid?: boolean;
  /** Until its professional confirms, it is a request, which is cancelled free. */
  asked?: boolean;
  /** What is taken off is for this very time, so its client cannot move it. */
  timeFixed?: boolean;
}

/** What cancelling costs, with its exact moment on the place's own clock and on the reader's. */
export function PolicyLine(props: PolicyLineProps) {
  return usePolicyWords()(props).join(' ');
}

type Cancelling = Pick<PolicyLineProps, 'policy' | 'freeUntil' | 'now' | 'asked' | 'timeFixed'>;

/** Which sentence says what cancelling costs. */
function sentenceOf({ policy, freeUntil, now, asked = false, timeFixed = false }: Cancelling) {
  // A moment until which it is free would say that there is a fee after it.
  if (policy.lateCancelPercent === 0) return policy.noShowPercent > 0 ? 'noCancelFee' : 'noFee';
  if (now < freeUntil) return timeFixed ? 'freeToCancelThen' : 'freeThen';
  return asked ? 'lateOnceConfirmed' : 'late';
}

/** Whether nothing is ever charged, whenever it is cancelled. */
export function chargesNothing({ lateCancelPercent, noShowPercent }: PolicyLineProps['policy']): boolean {
  return lateCancelPercent === 0 && noShowPercent === 0;
}

/** Whether that sentence says by itself whose terms they are. */
export function namesArtist(cancelling: Cancelling): boolean {
  return ['noCancelFee', 'lateOnceConfirmed'].includes(sentenceOf(cancelling));
}

/** The sentences of that. */
export function usePolicyWords() {
  const t = useTranslations('bookings.policy');
  const whenThere = useWhenThere();
  return ({ name, timeZone, paid = false, ...cancelling }: PolicyLineProps): string[] => {
    const { policy, freeUntil, now, timeFixed } = cancelling;
    const { lateCancelPercent, noShowPercent: missed } = policy;
    const moment = whenThere(freeUntil, timeZone, { now });
    return [
      t(sentenceOf(cancelling), { name, moment, percent: formatPercent(lateCancelPercent) }),
      ...(missed > 0 ? [t('missed', { percent: formatPercent(missed) })] : []),
      ...(paid ? [t('artistCancels', { name })] : []),
      ...(timeFixed ? [t('timeFixed', { name })] : []),
    ];
  };
}
