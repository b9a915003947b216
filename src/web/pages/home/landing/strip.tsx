import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { PauseIcon, PlayIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';

/** Collections of Explore; press names only ever come from whoever runs the server. */
const collections = [
  { key: 'fades', href: paths.collection('fade') },
  { key: 'bridal', href: paths.collection('bridal') },
  { key: 'fineLine', href: paths.collection('fine line') },
] as const;

/** Where work is featured: all names in a row; with script and motion one large name at a time. */
export function Strip() {
  const t = useTranslations('landing.strip');
  return (
    <section aria-labelledby="featured" className="rests-below border-y border-line">
      <div
        id="strip"
        className="group flex flex-wrap items-center gap-x-8 gap-y-2 py-6 page-gutter data-turning:flex-nowrap"
      >
        <h2 id="featured" className="type-small-strong whitespace-nowrap text-ink-2">
          {t('label')}
        </h2>
        <ul className="flex min-w-0 grow flex-wrap gap-x-8 group-data-turning:grid">
          {collections.map(({ key, href }) => (
            <li
              key={key}
              className="transition-opacity duration-200 group-data-turning:col-start-1 group-data-turning:row-start-1 group-data-turning:not-data-shown:invisible group-data-turning:not-data-shown:opacity-0"
            >
              <Link
                href={href}
                className="inline-flex min-h-11 items-center type-display-l underline-offset-6 hover:underline"
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          hidden
          data-pause={t('pause')}
          data-play={t('play')}
          aria-label={t('pause')}
          className="group/button inline-flex size-11 shrink-0 items-center justify-center rounded-control border-[1.5px] border-line-strong hover:border-ink [&[hidden]]:hidden"
        >
          <PauseIcon size={20} weight="fill" aria-hidden className="group-data-stopped/button:hidden" />
          <PlayIcon size={20} weight="fill" aria-hidden className="hidden group-data-stopped/button:block" />
        </button>
      </div>
    </section>
  );
}
