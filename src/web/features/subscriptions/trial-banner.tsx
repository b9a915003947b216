import { useTranslations } from 'use-intl';
import { formatDate } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import { trialStateAt, type TrialFacts } from './trial-state.ts';

export interface TrialBannerProps {
  user: TrialFacts & { readonly trialStartedAt: string | null; readonly timeZone: string };
  /** Epoch milliseconds. */
  now: number;
}

/** How much of the free week is left; nothing for people without a trial. */
export function TrialBanner({ user, now }: TrialBannerProps) {
  const t = useTranslations('subscriptions');
  const state = trialStateAt(user, now);
  if (!state) return null;
  if (state.kind === 'expired') {
    return (
      <Banner look="danger" title={t('trialExpired')} action={<PricingLink>{t('subscribeNow')}</PricingLink>}>
        {t('trialExpiredText')}
      </Banner>
    );
  }
  const ending = state.kind === 'ending';
  return (
    <Banner
      look={ending ? 'warn' : 'info'}
      title={t('trialActive')}
      action={ending && <PricingLink>{t('choosePlan')}</PricingLink>}
    >
      <p>{state.days === 1 ? t('trialEndsTomorrow') : t('trialDaysLeft', { days: state.days })}</p>
      <TrialDates user={user} now={now} />
    </Banner>
  );
}

function TrialDates({ user, now }: TrialBannerProps) {
  const t = useTranslations('subscriptions');
  if (user.trialStartedAt === null || user.trialEndsAt === null) return null;
  const dateOf = (instant: string) => formatDate(Date.parse(instant), user.timeZone, { now });
  return (
    <p className="text-ink-2">
      {t('trialDates', { start: dateOf(user.trialStartedAt), end: dateOf(user.trialEndsAt) })}
    </p>
  );
}

function PricingLink({ children }: { children: string }) {
  return (
    <Link href={paths.pricing} className="link inline-flex min-h-11 items-center type-strong">
      {children}
    </Link>
  );
}
