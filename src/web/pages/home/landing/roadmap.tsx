import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons.ts';

/** What is planned and how far it is. */
const stops = [
  { phase: 1, name: 'mvp', state: 'done' },
  { phase: 2, name: 'payments', state: 'done' },
  { phase: 2, name: 'sms', state: 'later' },
  { phase: 2, name: 'categories', state: 'done' },
  { phase: 2, name: 'analytics', state: 'later' },
  { phase: 2, name: 'linkInBio', state: 'next' },
  { phase: 2, name: 'advanced', state: 'done' },
  { phase: 2, name: 'intake', state: 'later' },
] as const;

const dots = {
  done: 'bg-action text-on-action',
  next: 'border-[3px] border-ink bg-page',
  later: 'border-[1.5px] border-line-strong bg-page',
};

/** The two phases on one line, each stop with its true state. */
export function Roadmap() {
  const t = useTranslations('landing.roadmap');
  return (
    <section aria-labelledby="roadmap" className="mt-section rests-below page-gutter">
      <h2 id="roadmap" className="type-display-l">
        {t('title')}
      </h2>
      <p className="mt-4 type-body-l text-ink-2 measure">{t('text')}</p>
      <ol className="mt-8 grid md:mt-16 md:gap-y-8 md:grid-cols-4 lg:grid-cols-8">
        {stops.map(({ phase, name, state }, index) => (
          <li
            key={name}
            className={classNames(
              'relative grid content-start grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 max-md:pb-6 md:grid-cols-1 md:pe-3',
              'before:absolute before:bg-ink max-md:before:start-[0.8125rem] max-md:before:h-full max-md:before:w-0.5 md:before:top-[0.8125rem] md:before:h-0.5 md:before:w-full',
              index === stops.length - 1 && 'before:hidden',
            )}
          >
            <span
              aria-hidden
              className={classNames('relative grid size-7 place-items-center rounded-full', dots[state])}
            >
              {state === 'done' && <CheckIcon size={16} weight="bold" />}
            </span>
            <div className="md:mt-4">
              {(index === 0 || stops[index - 1]?.phase !== phase) && (
                <p className="type-small text-ink-2 md:absolute md:bottom-full md:mb-2">
                  {t('phase', { number: phase })}
                </p>
              )}
              <p className="type-strong leading-5 lg:min-h-10">{t(name)}</p>
              <p className="mt-1 type-small text-ink-2">{t(`state.${state}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
