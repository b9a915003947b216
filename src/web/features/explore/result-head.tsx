import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import type { usePeople } from './use-people.ts';

/** The API counts no further. */
const mostCounted = 1_000;

export interface ResultHeadProps {
  people: ReturnType<typeof usePeople>;
  /** Whether a time was asked for. */
  free: boolean;
  busy: boolean;
  clearHref: string | undefined;
}

/** How many were found, said aloud once it is known, and the way back to everybody. */
export function ResultHead({ people, free, busy, clearHref }: ResultHeadProps) {
  const t = useTranslations('explore');
  const count = busy ? undefined : people.data?.pages[0]?.total;
  const words =
    count === undefined
      ? ''
      : count >= mostCounted
        ? t('countMany', { count: mostCounted - 1 })
        : t(free ? 'countFree' : 'count', { count });
  return (
    <div className="mt-6 mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {/* That nobody was found stands in the list; here it is only said aloud. */}
      <p id="explore-count" role="status" className={count === 0 ? 'sr-only' : 'type-small-strong'}>
        {words}
      </p>
      <div id="explore-clear">
        {clearHref && count !== 0 && (
          <ButtonLink href={clearHref} look="plain" size="compact" className="-mr-3.5">
            {t('clear')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
