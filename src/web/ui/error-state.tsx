import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WarningCircleIcon } from './icons.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  children?: ReactNode;
  /** Try again. */
  action?: ReactNode;
  className?: string;
}

/** Something failed: what happened, what to do, a way to try again. No drawing. */
export function ErrorState({ title, children, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('flex gap-3 py-2', className)}>
      <WarningCircleIcon size={24} weight="fill" aria-hidden className="shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="type-strong">{title}</p>
        {children && <div className="mt-0.5 text-ink-2 measure">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
