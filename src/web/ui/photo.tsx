import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PhotoProps {
  src: string;
  srcSet?: string | undefined;
  /** Needed with `srcSet`: how wide it is shown. */
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  /** Its average colour, shown until it has loaded. */
  ground?: string | undefined;
  /** Where the subject is, as CSS object-position. */
  focus?: string | undefined;
  /** The first picture of the page: loaded at once. */
  first?: boolean;
  /** Gives aspect and corners: `aspect-4/5 md:rounded-card`. */
  className?: string;
  /** A Plate, laid over its foot. */
  children?: ReactNode;
}

/** A picture of work. Words never stand on it; they stand on a plate. */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  ground,
  focus,
  first = false,
  className,
  children,
}: PhotoProps) {
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)} style={{ backgroundColor: ground }}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
        style={{ objectPosition: focus }}
      />
      {children && <div className="absolute inset-x-3 bottom-3">{children}</div>}
    </div>
  );
}

export interface PlateProps {
  title?: ReactNode;
  /** Minutes, price, next free time. */
  detail?: ReactNode;
  /** The Book button. */
  action?: ReactNode;
}

/** The plate on a photo: what it is, how long, how much, and the button to book it. */
export function Plate({ title, detail, action }: PlateProps) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-surface py-3 pe-3 ps-3.5">
      <div className="min-w-0">
        {title && <p className="type-small-strong">{title}</p>}
        {detail && <p className="type-small">{detail}</p>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
