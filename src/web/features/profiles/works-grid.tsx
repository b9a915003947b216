import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { lazy } from '#web/ui/lazy.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture, type PictureFile } from '#web/ui/picture.tsx';

// Few works have several pictures.
const StackMark = lazy(
  async () => ({ default: (await import('#web/ui/stack-mark.tsx')).StackMark }),
  () => null,
);

/** A picture that leads to its post. */
export interface ShownWork {
  readonly id: number;
  readonly caption: string | null;
  readonly images: readonly (PictureFile & { readonly alt: string })[];
}

export interface WorksGridProps {
  works: readonly ShownWork[];
  /** Of whoever posted them. */
  name: string;
  /** Whether its first row shows as the page opens on a phone. */
  inSight?: boolean;
}

/** What somebody posted, as a grid of first pictures: two beside each other on a phone, three from 768 px. */
export function WorksGrid({ works, name, inSight = false }: WorksGridProps) {
  const t = useTranslations('profiles');
  // Of one or three the newest has a phone's whole width: beside it a hole would look like a picture that did not load.
  const leads = works.length === 1 || works.length === 3;
  return (
    <ul className="grid grid-cols-2 gap-0.5 max-md:-mx-gutter md:grid-cols-3 md:gap-3">
      {works.map((work, index) => {
        const [image, another] = work.images;
        if (!image) return null;
        return (
          <li key={work.id} className={leads && index === 0 ? 'relative max-md:col-span-2' : 'relative'}>
            <Link href={paths.post(work.id)} className="focus-on-photo block overflow-hidden md:rounded-card">
              <Picture
                image={image}
                alt={image.alt || work.caption || t('postBy', { name })}
                sizes={`(min-width: 75rem) 400px, (min-width: 48rem) 33vw, ${leads && index === 0 ? 100 : 50}vw`}
                loading={inSight && index < 2 ? 'early' : 'late'}
                className="aspect-4/5"
              />
            </Link>
            {another && (
              <Suspense>
                <StackMark label={t('photos', { count: work.images.length })} />
              </Suspense>
            )}
          </li>
        );
      })}
    </ul>
  );
}
