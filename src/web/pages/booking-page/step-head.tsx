import type { ReactNode } from 'react';

/** The title of a step, and a line under it. */
export function StepHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="pt-4 pb-6 lg:pt-8">
      <h1 className="type-display-l">{title}</h1>
      {children && <p className="mt-2.5 text-ink-2">{children}</p>}
    </header>
  );
}
