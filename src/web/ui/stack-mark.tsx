import type { ReactNode } from 'react';
import { ImagesIcon } from './icons.ts';

/** In the corner of a picture behind which there are more; the parent is `relative`. */
export function StackMark({ label }: { label: string }): ReactNode {
  return (
    <span className="pointer-events-none absolute top-2 end-2 inline-flex size-7 items-center justify-center rounded-pill bg-surface text-ink">
      <ImagesIcon size={16} aria-label={label} />
    </span>
  );
}
