import { useTranslations } from 'use-intl';
import { isPlainDate } from '#kernel/time';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';
import type { Filters } from './filters.ts';

const spans = ['', 'today', 'week', 'weekend', 'openings'] as const;
const words = { '': 'anyTime', today: 'today', week: 'week', weekend: 'weekend', openings: 'openings' } as const;

/** When somebody should be free, as spans that have a name. */
export function WhenChips({ filters: { when, view } }: { filters: Filters }) {
  const t = useTranslations('explore');
  const span = when && isPlainDate(when) ? undefined : (when ?? '');
  return (
    <fieldset className="contents">
      <legend className="sr-only">{t('when')}</legend>
      {/* A gap is somebody's time: no work has one. */}
      {spans
        .filter((each) => each !== 'openings' || view === 'people')
        .map((each) => (
          <label
            key={each}
            className={classNames(chipClass, each !== '' && 'has-checked:[scroll-initial-target:nearest]')}
          >
            <input type="radio" name="when" value={each} defaultChecked={span === each} className="peer sr-only" />
            <CheckIcon size={16} weight="bold" aria-hidden className="hidden peer-checked:block" />
            {t(words[each])}
          </label>
        ))}
    </fieldset>
  );
}

const chipClass = classNames(
  'pressable hit-44 relative inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-pill border-[1.5px] border-line-strong px-3.5 py-1',
  'type-small font-medium whitespace-nowrap hover:border-ink has-checked:border-action has-checked:bg-action has-checked:text-on-action',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);
