import type { ReactNode } from 'react';

/** What can be done about one thing, side by side; on a phone the first has a line of its own, and the others go in pairs. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={rowClass}>{children}</div>;
}

const rowClass =
  'mt-5 flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:*:first:col-span-2 max-md:*:last:even:col-span-2';
