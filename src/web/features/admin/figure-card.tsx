import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FigureOnWire } from '#modules/admin/contract';
import { readerLocale } from '#kernel/language';
import { Sparkline } from '#web/ui/sparkline.tsx';

/** How many there are of something, and how that went over 28 days. What is counted is said below it. */
export function FigureCard({ figure: { name, total, days } }: { figure: FigureOnWire }) {
  const t = useTranslations('admin');
  const id = useId();
  const number = (value: number) => value.toLocaleString(readerLocale());
  const today = days.at(-1) ?? 0;
  const facts = { least: number(Math.min(...days)), most: number(Math.max(...days)), today: number(today) };
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="type-small-strong">
        {t(`figure.${name}`)}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="type-display-m tabular-nums">{number(total)}</span>
        <span className="type-small text-ink-2">{t('today', { count: number(today) })}</span>
      </p>
      <Sparkline values={days} label={t('trend', facts)} className="mt-3" />
      <p className="mt-3 type-small text-ink-3">{t(`definition.${name}`)}</p>
    </section>
  );
}
