import { useId, type ReactNode } from 'react';

export interface PageSectionProps {
  /** Where links of the page lead. */
  id: string;
  title: string;
  text?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One subject of a long page, under its own heading. */
export function PageSection({ id, title, text, action, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="scroll-mt-6 outline-none">
      <header className="mb-4">
        <div className="flex items-center justify-between gap-x-4">
          <h2 id={headingId} className="min-w-0 type-display-m">
            {title}
          </h2>
          {action && <div className="shrink-0">{action}</div>}
        </div>
        {text && <p className="mt-1.5 text-ink-2 measure">{text}</p>}
      </header>
      {children}
    </section>
  );
}
