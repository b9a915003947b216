import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { blurOf, groundOf } from './thumbhash.ts';

export interface PictureFile {
  /** What every browser can read. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  /** Better kinds of file, the best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export interface PictureProps {
  image: PictureFile;
  alt: string;
  /** How wide it is shown, as `sizes` of an img. */
  sizes: string;
  /**
   * `first` for what a page is about: before everything else. `early` for what may be in sight as it opens: at once, but not
   * before what is. Everything else when it comes near the window.
   */
  loading?: 'first' | 'early' | 'late';
  /** Gives the aspect; the picture fills it. */
  className?: string;
}

/** An uploaded picture in the kind and size that suits the screen; its own blur stands there until it has loaded. */
export function Picture({ image, alt, sizes, loading = 'late', className }: PictureProps) {
  const img = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!img.current || img.current.complete) return;
    const blur = blurOf(image.thumbhash);
    if (blur) img.current.style.backgroundImage = `url(${blur})`;
  }, [image.thumbhash]);
  return (
    <picture className={classNames('block overflow-hidden bg-sunken', className)}>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={img}
        src={image.url}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={loading === 'late' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'low'}
        decoding="async"
        draggable={false}
        className="size-full bg-cover object-cover"
        style={{ backgroundColor: groundOf(image.thumbhash) }}
      />
    </picture>
  );
}
