import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { WarningCircleIcon } from './icons.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  children?: ReactNode;
  /** The button that tries again, where it can help. */
  retry?: { label: string; onRetry: () => void };
  className?: string;
}

/** Something failed: what happened, what to do, a way to try again. No drawing. */
export function ErrorState({ title, children, retry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('flex gap-3 py-2', className)}>
      <WarningCircleIcon size={24} weight="fill" aria-hidden className="shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="type-strong text-balance">{title}</p>
        {children && <div className="mt-0.5 text-ink-2 measure">{children}</div>}
        {retry && (
          <Button look="quiet" size="compact" className="mt-3" onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  );
}
