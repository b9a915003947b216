import { useTranslations } from 'use-intl';
import type { FrontPageOnWire } from '#modules/admin/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PauseIcon, PlayIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';

/** Collections of Explore, until whoever runs the server enters names of their own: no press is made up. */
const collections = [
  { key: 'fades', href: paths.collection('fade') },
  { key: 'bridal', href: paths.collection('bridal') },
  { key: 'fineLine', href: paths.collection('fine line') },
] as const;

/** Where work is featured: all names in a row; with script and motion one large name at a time. */
export function Strip({ featured }: Pick<FrontPageOnWire, 'featured'>) {
  const t = useTranslations('landing.strip');
  const own = featured.map(({ name, href }) => ({ name, href, className: classNames(nameClass, nameFont(name)) }));
  const names =
    own.length > 0 ? own : collections.map(({ key, href }) => ({ name: t(key), href, className: nameClass }));
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
          {names.map(({ name, href, className }, index) => (
            <li
              key={index}
              className="transition-opacity duration-200 group-data-turning:col-start-1 group-data-turning:row-start-1 group-data-turning:not-data-shown:invisible group-data-turning:not-data-shown:opacity-0"
            >
              {href === null ? (
                <span className={className}>{name}</span>
              ) : (
                <Link href={href} className={classNames(className, 'underline-offset-6 hover:underline')}>
                  {name}
                </Link>
              )}
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

const nameClass = 'inline-flex min-h-11 items-center type-display-l wrap-anywhere';
