import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * A block in the shape of what is loading; give it the size. It appears after 150 ms and, by `useSteady`, stays for 300, so
 * that it never flashes. Its ground is a line's: a well cannot be told from a dark page.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block rounded-control bg-line', className)} />;
}

/** Stands for a region while it loads: says so once, whatever number of blocks it holds. */
export function LoadingRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** The row of a person, a thread or a notice while it loads. */
export function PersonSkeleton() {
  return (
    <span className="flex items-center gap-3.5">
      <Skeleton className="size-10 rounded-full!" />
      <Skeleton className="h-5 w-2/3" />
    </span>
  );
}
