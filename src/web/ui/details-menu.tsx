import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface DetailsMenuProps {
  /** The name of the button when what it shows is not words. */
  label?: string;
  /** What the button shows. */
  summary: ReactNode;
  summaryClassName?: string;
  align?: 'start' | 'end';
  /** DetailsMenuLinks, or any plain HTML. */
  children: ReactNode;
}

/** A menu that needs no script: a disclosure over a floating panel. For pages that are never hydrated. */
export function DetailsMenu({ label, summary, summaryClassName, align = 'end', children }: DetailsMenuProps) {
  return (
    <details className="group relative">
      <summary
        {...(label && { 'aria-label': label })}
        className={classNames(
          'pressable flex min-h-11 min-w-11 items-center justify-center rounded-control',
          summaryClassName,
        )}
      >
        {summary}
      </summary>
      <div className={classNames(panelClass, align === 'end' ? 'end-0' : 'start-0')}>{children}</div>
    </details>
  );
}

/** One line of a DetailsMenu. */
export function DetailsMenuLink({ href, current, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <Link href={href} aria-current={current ? 'page' : undefined} className={itemClass}>
      {children}
    </Link>
  );
}

const panelClass =
  'menu-panel absolute top-[calc(100%+0.5rem)] z-50 w-max min-w-56 max-w-[calc(100vw-2*var(--gutter))] rounded-[1.125rem] border border-line bg-surface p-1.5 text-ink shadow-float';
const itemClass =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-2 hover:bg-sunken aria-[current=page]:font-semibold';
