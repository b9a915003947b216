import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { Banner } from '#web/ui/banner.tsx';

export interface PlanStandingProps {
  plan: PlanOnWire;
  dateOf: (instant: string) => string;
  /** Where something can be done about it. */
  action?: ReactNode;
}

/** One sentence on how somebody stands, as loud as it has to be. */
export function PlanStanding({ plan, dateOf, action }: PlanStandingProps) {
  const t = useTranslations('plan.settings');
  const tPlan = useTranslations('plan');
  const { standing, tier, endsAt, trialEndsAt } = plan;
  const name = tier && tPlan(`plan.${tier}`);
  if (plan.plans === 'free') return <p className="measure">{tPlan('freeText')}</p>;
  if (standing === 'ended') {
    return (
      <Banner look="danger" title={t('ended')} action={action}>
        {t('endedText')}
      </Banner>
    );
  }
  if (plan.late && endsAt) {
    return (
      <Banner look="warn" title={t('late')} action={action}>
        {t('lateText', { date: dateOf(endsAt) })}
      </Banner>
    );
  }
  if (name && endsAt) {
    return (
      <Banner look="warn" title={t('ends', { plan: name, date: dateOf(endsAt) })}>
        {t('endsText')}
      </Banner>
    );
  }
  if (name) return <p className="measure">{plan.paid ? tPlan('paidText') : t('given', { plan: name })}</p>;
  return <p className="measure">{trialEndsAt ? t('trial', { date: dateOf(trialEndsAt) }) : t('before')}</p>;
}
