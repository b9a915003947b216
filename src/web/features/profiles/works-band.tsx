import { useTranslations } from 'use-intl';
import type { Work } from '#modules/profiles/contract';

/** The latest works as a band across the page: four beside each other, edge to edge on phones. */
export function WorksBand({ works }: { works: readonly Work[] }) {
  const t = useTranslations('profiles');
  if (works.length === 0) return null;
  return (
    <ul
      aria-label={t('latestWorks')}
      className="grid grid-cols-4 gap-0.5 overflow-hidden max-md:-mx-gutter md:gap-1.5 md:rounded-card"
    >
      {works.map((work, index) => (
        <li key={work.src} className="aspect-4/5 md:aspect-square" style={{ backgroundColor: work.ground }}>
          <img
            src={work.src}
            srcSet={work.srcSet}
            sizes="(min-width: 75rem) 300px, 25vw"
            alt={work.alt}
            fetchPriority={index === 0 ? 'high' : undefined}
            decoding="async"
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
