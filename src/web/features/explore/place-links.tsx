import { useTranslations } from 'use-intl';
import type { CategoryOnWire } from '#modules/categories/contract';
import type { Place } from '#modules/explore/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

/** Where artists of a category work: each place is a page of its own, which search engines follow. */
export function PlaceLinks({ category, places }: { category: CategoryOnWire; places: readonly Place[] }) {
  const t = useTranslations('explore');
  if (places.length === 0) return null;
  const { slug, name: word } = category;
  return (
    <nav aria-labelledby="explore-places-title" className="mt-14">
      <h2 id="explore-places-title" className="type-display-s">
        {t('byPlace', { category: word })}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {places.map(({ name }) => (
          <li key={name}>
            <Link
              href={paths.exploreCategory(slug, name)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
            >
              {t('inPlace', { category: word, place: name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
