import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const widths = [480, 864] as const;
const srcSet = (name: string, format: string) =>
  widths.map((width) => `/demo/photos/${name}-${width}.${format} ${width}w`).join(', ');
const sizes = '(min-width: 75rem) 330px, (min-width: 48rem) 27vw, 55vw';

/** One photo of the mosaic, with whatever plate lies on it. */
export function HeroPhoto({
  name,
  alt,
  eager = false,
  className,
  children,
}: {
  name: string;
  alt: string;
  /** The first photo a visitor sees: fetched before everything else. */
  eager?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classNames('relative min-h-0 overflow-hidden rounded-card bg-sunken', className)}>
      <picture>
        <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
        <img
          src={`/demo/photos/${name}-480.webp`}
          srcSet={srcSet(name, 'webp')}
          sizes={sizes}
          alt={alt}
          fetchPriority={eager ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      {children}
    </div>
  );
}
