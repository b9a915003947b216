import type { ReactNode } from 'react';
import { Line } from '../line/line.tsx';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Off where the screen already has its line. */
  line?: boolean;
  headingLevel?: 'h2' | 'h3' | 'p';
  className?: string;
}

/** Nothing here yet: a short line drawing, said plainly, and one way on. */
export function EmptyState({
  title,
  children,
  action,
  line = true,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames('py-2', className)}>
      {line && <Line name="empty" className="mb-3 max-w-80" />}
      <Heading className="type-display-s">{title}</Heading>
      {children && <div className="mt-1 text-ink-3 measure">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
