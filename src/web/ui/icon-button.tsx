import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for people who do not see the icon. */
  label: string;
  /** `ground` gives it a surface and an edge, for use on photos. */
  ground?: boolean;
  children: ReactNode;
};

/** A 44 x 44 button with one icon. */
export function IconButton({ label, ground = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(iconButtonClass, ground && grounded, className)}
    >
      {children}
    </button>
  );
}

const iconButtonClass =
  'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken disabled:text-ink-3';
const grounded = 'border-[1.5px] border-line-strong bg-surface focus-on-photo';
