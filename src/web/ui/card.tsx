import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  title?: ReactNode;
  /** At the end of the title's line: See All. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Off when the content brings its own edges: a photo, a list of rows. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

/** Content with an edge, no shadow. */
export function Card({ title, action, headingLevel: Heading = 'h2', padded = true, className, children }: CardProps) {
  return (
    <section className={classNames('rounded-card border border-line bg-surface', padded && 'p-4 md:p-5', className)}>
      {(title || action) && (
        <header
          className={classNames(
            'mb-3 flex min-h-7 items-center justify-between gap-3',
            !padded && 'px-4 pt-4 md:px-5 md:pt-5',
          )}
        >
          {title && <Heading className="type-display-s">{title}</Heading>}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
