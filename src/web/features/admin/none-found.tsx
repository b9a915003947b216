import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import type { useFilters } from './use-filters.ts';

export interface NoneFoundProps {
  filters: Pick<ReturnType<typeof useFilters>, 'q' | 'narrowed' | 'clear'>;
  /** Said where there is nothing for the words that were looked for. */
  words: string;
}

/** In place of a list that its filters leave empty: says so, and shows everything again. */
export function NoneFound({ filters, words }: NoneFoundProps) {
  const t = useTranslations('admin');
  const { q, narrowed, clear } = filters;
  if (!narrowed) return <p className="text-ink-2">{t('nothingYet')}</p>;
  return (
    <>
      <p className="text-ink-2">{q ? words : t('nothingFits')}</p>
      <Button look="quiet" size="compact" className="mt-4" onClick={clear}>
        {t('filter.clear')}
      </Button>
    </>
  );
}
