import type { ReactNode } from 'react';
import { Line } from '../line/line.tsx';
import { PageHead } from './page-head.tsx';

export interface DeadEndProps {
  title: string;
  /** Why, in a sentence or two. */
  text?: string | undefined;
  /** The ways out: links, the likeliest first. */
  children: ReactNode;
}

/** A page on which nothing can be shown: what is so, why, and the ways out. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className="mx-auto max-w-text pt-8">
      <Line name="empty" className="max-w-80" />
      <PageHead title={title} subtitle={text} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
