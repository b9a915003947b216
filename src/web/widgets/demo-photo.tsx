import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#web/ui/class-names.ts';

const widths = [480, 864] as const;
const srcSet = (name: DemoPhotoName, format: 'avif' | 'webp') =>
  widths.map((width) => `/demo/photos/${name}-${width}.${format} ${width}w`).join(', ');

export type DemoPhotoName = Parameters<ReturnType<typeof useTranslations<'landing.photos'>>>[0];

export interface DemoPhotoProps {
  name: DemoPhotoName;
  /** How wide it is shown, as `sizes` of an img. */
  sizes: string;
  /**
   * The first photo of a page. In a wide window it is the largest thing in sight and asked for with the fonts; a phone, where
   * words stand above it, asks for it as for the others, once these are there.
   */
  first?: boolean;
  /** Gives size and corners; the photo fills it. */
  className?: string;
  /** A plate. */
  children?: ReactNode;
}

/** One of the photos that were made for these pages, with whatever plate lies on it. */
export function DemoPhoto({ name, sizes, first = false, className, children }: DemoPhotoProps) {
  const t = useTranslations('landing.photos');
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      {first && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media="(min-width: 48rem)"
          imageSrcSet={srcSet(name, 'avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <picture className="absolute inset-0 max-md:after-words">
        <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
        <img
          src={`/demo/photos/${name}-480.webp`}
          srcSet={srcSet(name, 'webp')}
          sizes={sizes}
          alt={t(name)}
          loading="lazy"
          fetchPriority="low"
          className="size-full object-cover"
        />
      </picture>
      {children}
    </div>
  );
}
