import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { LockIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { lookbooksQuery } from '../queries.ts';
import { NewLookbook } from './new-lookbook.tsx';

/** One's lookbooks, each with its latest pictures. */
export function LookbookCards({ userId }: { userId: number }) {
  const t = useTranslations('posts.lookbooks');
  const { data, isPending } = useQuery(lookbooksQuery(browserApi, userId));
  return (
    <section aria-labelledby="lookbooks">
      <h2 id="lookbooks" className="type-display-m">
        {t('title')}
      </h2>
      {isPending && <Skeleton className="mt-4 h-40" />}
      {data?.length === 0 && <p className="mt-2 text-ink-2 measure">{t('none')}</p>}
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
        {data?.map((lookbook) => (
          <li key={lookbook.id}>
            <Link href={paths.lookbook(lookbook.id)} className="group block">
              <span className="grid aspect-square grid-cols-2 grid-rows-2 gap-0.5 overflow-hidden rounded-card bg-sunken">
                {lookbook.covers.map(({ url, alt }, index) => (
                  <img
                    key={url}
                    src={url}
                    alt={alt}
                    loading="lazy"
                    className={`size-full object-cover ${lookbook.covers.length === 1 || (lookbook.covers.length === 3 && index === 0) ? 'row-span-2' : ''} ${lookbook.covers.length === 1 ? 'col-span-2' : lookbook.covers.length === 2 ? 'row-span-2' : ''}`}
                  />
                ))}
              </span>
              <span className="mt-2 block truncate type-strong group-hover:underline">{lookbook.name}</span>
            </Link>
            <p className="flex items-center gap-1.5 type-small text-ink-3">
              {!lookbook.isPublic && <LockIcon size={16} aria-label={t('private')} />}
              {t('posts', { count: lookbook.postsCount })}
            </p>
          </li>
        ))}
      </ul>
      <NewLookbook />
    </section>
  );
}
