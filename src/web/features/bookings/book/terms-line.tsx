import { useTranslations } from 'use-intl';
import type { Policy } from '#modules/accounts/rules';
import { formatDuration, formatPercent } from '#kernel/visit-time';
import { chargesNothing } from './policy-line.tsx';

/** What cancelling costs whoever books here, before they choose anything. */
export function TermsLine({ name, policy }: { name: string; policy: Policy | undefined }) {
  const t = useTranslations('bookings.policy');
  if (!policy) return null;
  const { freeCancellationMinutes, lateCancelPercent, noShowPercent } = policy;
  const lead = formatDuration(freeCancellationMinutes);
  if (chargesNothing(policy)) return <p className={look}>{t('noFee')}</p>;
  return (
    <p className={look}>
      {lateCancelPercent > 0 && freeCancellationMinutes > 0
        ? t('freeThenBefore', { lead, percent: formatPercent(lateCancelPercent) })
        : t('noCancelFee', { name })}{' '}
      {noShowPercent > 0 && t('missed', { percent: formatPercent(noShowPercent) })}
    </p>
  );
}

const look = 'mt-4 type-small text-ink-2 measure';
