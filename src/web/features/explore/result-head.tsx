import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import type { Filters, View } from './filters.ts';

/** The API counts no further. */
const mostCounted = 1_000;

export interface ResultHeadProps {
  filters: Filters;
  /** How many were found; undefined while that is not known. */
  count: number | undefined;
  clearHref: string | undefined;
  /** What was typed, when nothing else narrows the list. */
  searched: string | undefined;
  hrefOf: (view: View) => string;
}

/** People or work, how many were found, said aloud once it is known, and the way back to everybody. */
export function ResultHead({ filters, count, clearHref, searched, hrefOf }: ResultHeadProps) {
  const t = useTranslations('explore');
  const { view, when } = filters;
  return (
    <>
      <div id="explore-views" className="mt-4">
        <TabLinks
          label={t('views')}
          tabs={[
            { href: hrefOf('people'), label: t('viewPeople'), current: view === 'people' },
            { href: hrefOf('work'), label: t('viewWork'), current: view === 'work' },
          ]}
        />
      </div>
      <div className="flex min-h-10 py-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* That nobody was found stands in the list; here it is only said aloud. */}
        <p id="explore-count" role="status" className={count === 0 ? 'sr-only' : 'type-small-strong'}>
          {count !== undefined && wordsOf(count)}
        </p>
        <div id="explore-clear">
          {clearHref && count !== 0 && (
            <ButtonLink href={clearHref} look="plain" size="compact" className="-me-3.5">
              {t(searched ? 'clearSearch' : 'clear')}
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );

  function wordsOf(found: number): string {
    const many = found >= mostCounted;
    if (view === 'work')
      return many ? t('countWorkMany', { count: mostCounted - 1 }) : t('countWork', { count: found });
    if (many) return t('countMany', { count: mostCounted - 1 });
    return t(when === undefined ? 'count' : 'countFree', { count: found });
  }
}
