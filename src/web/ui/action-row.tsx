import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ActionRowProps {
  /** There are two: they share a line on a phone, too. */
  pair?: boolean;
  children: ReactNode;
}

/** What can be done about one thing, side by side; on a phone the first has a line of its own, and the others go in pairs. */
export function ActionRow({ pair = false, children }: ActionRowProps) {
  return <div className={classNames(rowClass, !pair && leadClass)}>{children}</div>;
}

const rowClass = 'mt-5 flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:[&_.pressable]:px-2';
const leadClass = 'max-md:*:first:col-span-2 max-md:*:last:even:col-span-2';
