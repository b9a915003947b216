import { useTranslations } from 'use-intl';
import { betweenWords } from '#kernel/visit-time';
import { readerLocale } from '#kernel/language';
import type { CategoryOnWire } from '#modules/categories/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { DemoPhoto, type DemoPhotoName } from '#web/widgets/demo-photo.tsx';

/** The work that stands for a trade; trades without one leave the photo that is shown. */
const photos: Readonly<Partial<Record<string, DemoPhotoName>>> = {
  hair: 'hair-04',
  braids: 'braids-02',
  barbers: 'barber-02',
  nails: 'nails-03',
  makeup: 'makeup-01',
  'brows-lashes': 'lashes-01',
  tattoo: 'tattoo-02',
  photography: 'photo-02',
  massage: 'massage-01',
  flowers: 'flowers-02',
};
const shown = 'flowers-02';
const frame = 'aspect-4/5 w-full rounded-card';
const sizes = '(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, (min-width: 28rem) 26rem, 92vw';

/** Whom it is for: one paragraph of trades, each a link; the one that is looked at shows its work. */
export function Trades({ categories }: { categories: readonly CategoryOnWire[] }) {
  const t = useTranslations('landing.trades');
  const between = betweenWords(categories.length);
  return (
    <section
      aria-labelledby="trades"
      className="relative mt-section rests-below grid gap-x-8 gap-y-8 page-gutter lg:gap-x-16 md:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 id="trades" className="type-small-strong text-ink-2">
          {t('title')}
        </h2>
        <div className="mt-5 type-display-l leading-[1.12] text-pretty">
          {categories.map((category, index) => (
            <span key={category.slug}>
              <Trade category={category} first={index === 0} />
              {between[index] ?? '.'}
            </span>
          ))}
        </div>
      </div>
      <DemoPhoto name={shown} sizes={sizes} className={`${frame} max-md:max-w-[26rem]`} />
    </section>
  );
}

function Trade({ category: { slug, name }, first }: { category: CategoryOnWire; first: boolean }) {
  const t = useTranslations('landing.trades');
  const photo = photos[slug];
  // The trades of the beginning have words for their people; what an admin added is called by its name.
  const key = `list.${slug}` as 'list.hair';
  const people = t.has(key) ? t(key) : name.toLocaleLowerCase(readerLocale());
  return (
    <Link
      href={paths.exploreCategory(slug)}
      className="group decoration-2 underline-offset-6 hover:underline focus-visible:underline"
    >
      {first ? people.charAt(0).toLocaleUpperCase(readerLocale()) + people.slice(1) : people}
      {photo && photo !== shown && (
        <span
          aria-hidden
          className="pointer-events-none absolute end-gutter top-0 z-1 hidden w-56 md:group-hover:block md:group-focus-visible:block lg:w-80"
        >
          <DemoPhoto name={photo} sizes={sizes} className={frame} />
        </span>
      )}
    </Link>
  );
}
