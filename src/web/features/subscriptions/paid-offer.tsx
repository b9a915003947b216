import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { monthlyPrice, planCurrency, type Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { losesSeries } from './loses-series.ts';

export interface PaidOfferProps {
  tier: Tier;
  plan: PlanOnWire;
  timeZone: string;
  /** Whether they come back from the payment page without having paid. */
  closed: boolean;
}

/** One plan before it is paid: what it costs and when, and the way to the payment page. */
export function PaidOffer({ tier, plan, timeZone, closed }: PaidOfferProps) {
  const t = useTranslations('plan');
  const { toast } = useToast();
  const name = t(`plan.${tier}`);
  const { leaving, leave } = useLeaving();
  const open = useMutation({
    mutationFn: () => browserApi('POST /api/subscription/checkout', { body: { tier } }),
    onSuccess: ({ url }) => leave(url),
    onError: (error) => toast({ title: t('notOpened'), description: sentenceOf(error), look: 'destructive' }),
  });
  return (
    <>
      <PageHead title={name} subtitle={t(`gives.${tier}`)} />
      {closed && (
        <Banner title={t('closed')} className="mb-6">
          {t('closedText')}
        </Banner>
      )}
      {losesSeries(plan.standing, tier) && (
        <Banner title={t('noSeries', { plan: name })} className="mb-6">
          {t('noSeriesText', { plan: name })}
        </Banner>
      )}
      {plan.trialEndsAt === null && <WeekFirst plan={plan} timeZone={timeZone} />}
      <Due tier={tier} plan={plan} timeZone={timeZone} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          size="hero"
          className="max-md:w-full"
          busy={open.isPending || leaving}
          busyLabel={t('opening')}
          onClick={() => open.mutate()}
        >
          {t('subscribe')}
        </Button>
        <ButtonLink href={paths.pricing} look="quiet" size="hero" className="max-md:w-full">
          {t('compare')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Says that a free week that has not begun yet begins with the plan, and how else it begins. */
function WeekFirst({ plan: { firstChargeAt }, timeZone }: Pick<PaidOfferProps, 'plan' | 'timeZone'>) {
  const t = useTranslations('plan');
  if (firstChargeAt === null) return null;
  return (
    <Banner title={t('weekFirst')} className="mb-6">
      {t('weekFirstText', { date: formatDate(Date.parse(firstChargeAt), timeZone) })}
    </Banner>
  );
}

/** What is charged today, what later, and how. */
function Due({ tier, plan, timeZone }: Pick<PaidOfferProps, 'tier' | 'plan' | 'timeZone'>) {
  const t = useTranslations('plan');
  const price = formatPrice(monthlyPrice[tier], planCurrency);
  const free = plan.firstChargeAt;
  return (
    <>
      <PriceBoard>
        <ListPrice tier={tier} />
        <PriceRow name={t('firstCharge')} price={free === null ? t('today') : formatDate(Date.parse(free), timeZone)} />
        <PriceRow name={t('dueToday')} price={free === null ? price : formatPrice(0, planCurrency)} />
      </PriceBoard>
      <div className="mt-4 grid gap-2 type-small text-ink-2 measure">
        <p>{t('monthly')}</p>
        <p>{t('cards')}</p>
        {plan.sandbox && <p>{t('sandbox')}</p>}
      </div>
    </>
  );
}

function ListPrice({ tier }: { tier: Tier }) {
  const t = useTranslations('plan');
  const price = formatPrice(monthlyPrice[tier], planCurrency);
  return <PriceRow name={t('listPrice')} price={t('perMonth', { price })} />;
}
