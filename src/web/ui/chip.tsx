import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.ts';
import { Link } from './link.tsx';

interface ChipLooks {
  selected?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ selected = false, icon, children, className, ...rest }: ChipLooks & ComponentProps<'button'>) {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={chipClass(selected, className)}>
      {selected ? <CheckIcon size={16} weight="bold" aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A filter that is an address. */
export function ChipLink({
  selected = false,
  icon,
  children,
  className,
  ...rest
}: ChipLooks & Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  return (
    <Link aria-current={selected ? 'true' : undefined} {...rest} className={chipClass(selected, className)}>
      {selected ? <CheckIcon size={16} weight="bold" aria-hidden /> : icon}
      {children}
    </Link>
  );
}

/** Chips in lines that wrap; on a phone one line that scrolls sideways, up to the edges of the window. */
export const chipRow = {
  frame: '-mx-gutter scroll-px-gutter overflow-x-auto px-gutter [scrollbar-width:none]',
  line: 'flex w-max gap-2 py-1 md:w-auto md:max-w-190 md:flex-wrap',
};

function chipClass(selected: boolean, className: string | undefined) {
  return classNames(
    'pressable hit-44 inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-pill border-[1.5px] px-3.5 py-1 type-small font-medium whitespace-nowrap',
    selected ? 'border-action bg-action text-on-action' : 'border-line-strong text-ink hover:border-ink',
    className,
  );
}
