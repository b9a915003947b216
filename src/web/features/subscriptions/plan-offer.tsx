import { useTranslations } from 'use-intl';
import { planOf, type Tier } from '#modules/subscriptions/rules';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { usePlan } from './use-plan.ts';

export interface PlanOfferProps {
  tier: Tier;
  user: Parameters<typeof planOf>[0];
  /** Where the cache keeps whoever is signed in. */
  userKey: readonly unknown[];
  onTaken: () => void;
}

/** One plan: what it costs, and the button that takes it, or ends it where it is theirs. */
export function PlanOffer({ tier, user, userKey, onTaken }: PlanOfferProps) {
  const t = useTranslations('plan');
  const { toast } = useToast();
  const change = usePlan(userKey);
  const plan = t(`plan.${tier}`);
  const taken = planOf(user) === tier;
  const fail = (error: unknown) =>
    toast({ title: t('notStarted'), description: sentenceOf(error), look: 'destructive' });
  const take = () => change.mutate(tier, { onSuccess: onTaken, onError: fail });
  const end = () =>
    change.mutate(null, {
      onSuccess: () => toast({ title: t('ended', { plan }), description: t('endedText') }),
      onError: fail,
    });
  return (
    <>
      <PageHead title={plan} subtitle={taken ? t('current', { plan }) : undefined} />
      <PlanTerms tier={tier} taken={taken} />
      <div className="mt-8 flex flex-wrap gap-3">
        {taken ? (
          <>
            <ButtonLink href={paths.dashboard} className="max-md:w-full">
              {t('toDashboard')}
            </ButtonLink>
            <Button look="danger" className="max-md:w-full" busy={change.isPending} onClick={end}>
              {t('end', { plan })}
            </Button>
          </>
        ) : (
          <Button
            size="hero"
            className="max-md:w-full"
            busy={change.isPending}
            busyLabel={t('starting')}
            onClick={take}
          >
            {t('start', { plan })}
          </Button>
        )}
        <ButtonLink href={paths.pricing} look="quiet" size={taken ? undefined : 'hero'} className="max-md:w-full">
          {t('compare')}
        </ButtonLink>
      </div>
    </>
  );
}
