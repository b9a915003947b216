import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type ButtonLook = 'action' | 'book' | 'quiet' | 'plain' | 'danger' | 'danger-filled';
export type ButtonSize = 'compact' | 'default' | 'hero';

interface ButtonLooks {
  /**
   * `book` is for booking and nothing else; its text starts with Book. `plain` is for actions that stand in every row of a
   * list. `danger-filled` only inside a confirm dialog.
   */
  look?: ButtonLook;
  size?: ButtonSize;
  /** Fills the width of its parent. */
  wide?: boolean;
  /** An icon before the words, decorative. */
  icon?: ReactNode;
  children: ReactNode;
}

export type ButtonProps = ButtonLooks &
  ComponentProps<'button'> & {
    /** While true the button ignores presses and shows `busyLabel`. */
    busy?: boolean;
    /** Give it from the start: the button keeps room for the longer of both texts, so its width never changes. */
    busyLabel?: string;
  };

export type ButtonLinkProps = ButtonLooks & Omit<ComponentProps<'a'>, 'href'> & { href: string };

const looks: Record<ButtonLook, string> = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  book: 'border border-book-line bg-book text-on-book hover:bg-book-hover focus-on-photo',
  quiet: 'border-[1.5px] border-line-strong text-ink hover:border-ink',
  plain: 'text-ink underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:decoration-ink',
  danger: 'border-[1.5px] border-line-strong text-danger hover:border-danger',
  'danger-filled': 'bg-danger text-on-danger hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  compact: 'hit-44 min-h-10 px-3.5 py-1.5 type-small-strong',
  default: 'min-h-12 px-5 py-2 type-strong',
  hero: 'min-h-14 px-6 py-2 type-strong text-[1.0625rem]',
};

function buttonClass({
  look = 'action',
  size = 'default',
  wide,
  className,
}: Partial<ButtonLooks> & { className?: string | undefined }) {
  return classNames(
    'pressable inline-flex items-center justify-center gap-2 rounded-control text-center leading-5 select-none',
    'aria-disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-ink-3',
    looks[look],
    sizes[size],
    wide && 'w-full',
    className,
  );
}

/** A button. Submit buttons say `type="submit"`; the default is a plain button. */
export function Button({
  look,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // The second of a double tap comes before the page shows that the first is at work.
    const again = busyLabel !== undefined && event.detail > 1;
    if (busy || again) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, wide, className })}
    >
      {icon}
      {busyLabel === undefined ? (
        <span>{children}</span>
      ) : (
        <SwappedLabel busy={busy} label={children} busyLabel={busyLabel} />
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide, className })}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

function SwappedLabel({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: string }) {
  return (
    <span className="grid">
      <span className={classNames('col-start-1 row-start-1', busy && 'invisible')}>{label}</span>
      <span className={classNames('col-start-1 row-start-1', !busy && 'invisible')}>{busyLabel}</span>
    </span>
  );
}
