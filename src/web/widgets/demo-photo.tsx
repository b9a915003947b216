import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';

const widths = [480, 864] as const;
const srcSet = (name: string, format: string) =>
  widths.map((width) => `/demo/photos/${name}-${width}.${format} ${width}w`).join(', ');

export type DemoPhotoName = Parameters<ReturnType<typeof useTranslations<'landing.photos'>>>[0];

export interface DemoPhotoProps {
  name: DemoPhotoName;
  /** How wide it is shown, as `sizes` of an img. */
  sizes: string;
  /** The first photo a visitor sees: fetched before everything else, as the others are after words and fonts. */
  first?: boolean;
  /** The photo itself as a data address, for phones: it comes with the page, a way there and back sooner. */
  within?: string;
  /** Gives size and corners; the photo fills it. */
  className?: string;
  /** A plate. */
  children?: ReactNode;
}

/** One of the photos that were made for these pages, with whatever plate lies on it. */
export function DemoPhoto({ name, sizes, first = false, within, className, children }: DemoPhotoProps) {
  const t = useTranslations('landing.photos');
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      <picture>
        {within !== undefined && <source type="image/avif" media="(max-width: 47.99rem)" srcSet={within} />}
        <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
        <img
          src={`/demo/photos/${name}-480.webp`}
          srcSet={srcSet(name, 'webp')}
          sizes={sizes}
          alt={t(name)}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      {children}
    </div>
  );
}
