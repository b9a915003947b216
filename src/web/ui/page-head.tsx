import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  /** Above the title: a `BackLink`. */
  back?: ReactNode;
  /** For a title that holds a person's name: `nameFont(name)`. */
  titleClassName?: string;
  className?: string;
}

/** The top of a page: its h1, a sentence, and at most one action. */
export function PageHead({ title, subtitle, action, back, titleClassName, className }: PageHeadProps) {
  return (
    <header
      className={classNames(
        'flex flex-wrap justify-between gap-x-6 gap-y-4 pb-6 md:pb-8',
        !back && 'pt-8 md:pt-12',
        subtitle ? 'items-end' : 'items-center',
        className,
      )}
    >
      <div className="min-w-0">
        {back}
        <h1 className={classNames('type-display-l', back && 'mt-2', titleClassName)}>{title}</h1>
        {subtitle && <p className="mt-2.5 type-body-l text-ink-2 measure">{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}
