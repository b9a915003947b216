import { useId, type ReactNode } from 'react';
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

/**
 * A menu that needs no script: a button and its native popover, which Escape and a press outside close. For pages that are
 * never hydrated.
 */
export function DetailsMenu({ label, summary, summaryClassName, align = 'end', children }: DetailsMenuProps) {
  const id = `menu${useId().replaceAll(/\W/g, '')}`;
  const anchor = `--${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        {...(label && { 'aria-label': label })}
        className={classNames(
          'pressable flex min-h-11 min-w-11 items-center justify-center rounded-control',
          summaryClassName,
        )}
      >
        {summary}
      </button>
      <div id={id} popover="auto" className={panelClass} style={{ positionAnchor: anchor, ...under[align] }}>
        {children}
      </div>
    </>
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

/** Under the button, or over it where there is no room; a browser that knows no anchors shows it at the top of the window. */
const below = { insetBlock: 'anchor(end) auto', marginBlock: '0.5rem', positionTryFallbacks: 'flip-block' };
const under = {
  start: { ...below, insetInlineStart: 'anchor(start)', marginInline: '0 auto' },
  end: { ...below, insetInlineEnd: 'anchor(end)', marginInline: 'auto 0' },
};

const panelClass =
  'menu-panel w-max min-w-56 max-w-[calc(100vw-2*var(--gutter))] rounded-[1.125rem] border border-line bg-surface p-1.5 text-ink shadow-float';
const itemClass =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-2 hover:bg-sunken aria-[current=page]:font-semibold';
