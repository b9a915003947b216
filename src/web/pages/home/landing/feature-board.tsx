import { useTranslations } from 'use-intl';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

const columns = [
  ['scheduling', 'reminders', 'clients', 'links'],
  ['analytics', 'zones', 'recurring', 'guests'],
] as const;

/** What Uli does, on a price board in two columns. */
export function FeatureBoard() {
  const t = useTranslations('landing.board');
  return (
    <section aria-labelledby="board" className="mt-section rests-below page-gutter">
      <h2 id="board" className="type-display-l">
        {t('title')}
      </h2>
      <p className="mt-4 type-body-l text-ink-2 measure">{t('intro')}</p>
      <div className="mt-8 grid items-start gap-x-16 border-t-2 border-ink pt-2 lg:grid-cols-2">
        {columns.map((features, index) => (
          <PriceBoard key={features[0]} className={index > 0 ? 'border-line max-lg:border-t' : ''}>
            {features.map((feature) => (
              <PriceRow key={feature} name={t(feature)} price={t(`figure.${feature}`)} detail={t(`text.${feature}`)} />
            ))}
          </PriceBoard>
        ))}
      </div>
    </section>
  );
}
