import { useTranslations } from 'use-intl';
import type { Policy } from '#modules/accounts/rules';
import { formatDuration, formatPercent } from '#kernel/visit-time';
import { chargesNothing } from './policy-line.tsx';

/** What cancelling costs whoever books here, before they choose anything; nothing where it costs nothing. */
export function TermsLine({ name, policy }: { name: string; policy: Policy | undefined }) {
  const t = useTranslations('bookings.policy');
  if (!policy || chargesNothing(policy)) return null;
  const { freeCancellationMinutes, lateCancelPercent, noShowPercent } = policy;
  const lead = formatDuration(freeCancellationMinutes);
  return (
    <p className="mt-4 type-small text-ink-2 measure">
      {lateCancelPercent > 0 && freeCancellationMinutes > 0
        ? t('freeThenBefore', { lead, percent: formatPercent(lateCancelPercent) })
        : t('noCancelFee', { name })}{' '}
      {noShowPercent > 0 && t('missed', { percent: formatPercent(noShowPercent) })}
    </p>
  );
}
