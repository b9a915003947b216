import { useTranslations } from 'use-intl';
import { Picture } from '#web/ui/picture.tsx';
import type { ShownWork } from './works-grid.tsx';

/** The latest works as a band across the page, as high for two as for four; edge to edge on phones. */
export function WorksBand({ works }: { works: ShownWork['images'] }) {
  const t = useTranslations('profiles');
  if (works.length === 0) return null;
  return (
    <ul
      aria-label={t('latestWorks')}
      className="grid aspect-16/5 auto-cols-fr grid-flow-col gap-0.5 overflow-hidden bg-page max-md:-mx-gutter md:aspect-4/1 md:mt-6 md:gap-1.5 md:rounded-card"
    >
      {works.map((work) => (
        // Each by itself: what is passed over at first counts, once it is not, as having moved from where nothing was.
        <li key={work.url} className="after-words min-h-0">
          <Picture
            image={work}
            alt={work.alt}
            sizes={`(min-width: 75rem) ${1200 / works.length}px, ${100 / works.length}vw`}
            className="size-full"
          />
        </li>
      ))}
    </ul>
  );
}
