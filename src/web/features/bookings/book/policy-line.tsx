import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatMoment, formatPercent } from '#kernel/visit-time';

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
}

/** What cancelling costs, with its exact moment in the place's own time. */
export function PolicyLine(props: PolicyLineProps) {
  return usePolicyWords()(props).join(' ');
}

/** The sentences of that. */
export function usePolicyWords() {
  const t = useTranslations('bookings.policy');
  return ({ name, policy, freeUntil, timeZone, now, paid = false, asked = false }: PolicyLineProps): string[] => {
    const { lateCancelPercent, noShowPercent: missed } = policy;
    const moment = formatMoment(freeUntil, timeZone, { now });
    const percent = formatPercent(lateCancelPercent);
    const cancelling = () => {
      // A moment until which it is free would say that there is a fee after it.
      if (lateCancelPercent === 0) return t(missed > 0 ? 'noCancelFee' : 'noFee', { name });
      if (now < freeUntil) return t('freeThen', { moment, percent });
      return asked ? t('lateOnceConfirmed', { name, percent }) : t('late', { percent });
    };
    return [
      cancelling(),
      ...(missed > 0 ? [t('missed', { percent: formatPercent(missed) })] : []),
      ...(paid ? [t('artistCancels', { name })] : []),
    ];
  };
}
