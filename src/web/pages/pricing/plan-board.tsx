import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { monthlyPrice, planCurrency } from '#modules/subscriptions/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { isPlanned, type Plan } from './plans.ts';

/** A plan as a price board. `current` marks the one that the reader has. */
export function PlanBoard({ plan: { tier, lines }, current }: { plan: Plan; current: boolean }) {
  const t = useTranslations('pricing');
  const popular = tier === 'premium';
  return (
    <section
      aria-labelledby={tier}
      className={classNames(
        'relative flex flex-col rounded-card border bg-surface p-5 md:p-6 lg:p-8',
        popular ? 'border-ink' : 'border-line',
      )}
    >
      {popular && (
        <p className="absolute start-5 bottom-full rounded-t-control bg-ink px-4 py-1.5 type-micro text-page md:start-6 lg:start-8">
          {t('popular')}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={tier} className="type-display-l">
          {t(`plan.${tier}`)}
        </h2>
        {current && (
          <p className="inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-success-soft px-3 type-micro text-success">
            <CheckIcon size={16} weight="bold" aria-hidden />
            {t('yourPlan')}
          </p>
        )}
      </div>
      <p className="mt-2 text-ink-2">{t(`for.${tier}`)}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-[clamp(3.5rem,7vw,5rem)] leading-none font-bold tracking-[-0.03em] tabular-nums">
          {formatPrice(monthlyPrice[tier], planCurrency)}
        </span>
        <span className="type-strong">{t('perMonth')}</span>
      </p>
      <PriceBoard className="mt-4 mb-8 content-start">
        {lines.map((line) => (
          <PriceRow
            key={line}
            name={t(`line.${line}`)}
            price={
              isPlanned(line) ? <span className="type-small text-ink-2">{t('planned')}</span> : t(`figure.${line}`)
            }
          />
        ))}
      </PriceBoard>
      {lines.some(isPlanned) && <p className="-mt-5 mb-8 type-small text-ink-2">{t('plannedText')}</p>}
      <ButtonLink href={paths.subscribe(tier)} look={popular ? 'action' : 'quiet'} size="hero" wide className="mt-auto">
        {t(`choose.${tier}`)}
      </ButtonLink>
    </section>
  );
}
