import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import { CaretDownIcon } from './icons.ts';
import { controlClass } from './text-input.tsx';

/** The browser's own select, dressed like the other controls. Children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...useFieldLinks()}
        {...rest}
        className={classNames(controlClass, 'min-h-12 appearance-none truncate pe-11')}
      >
        {children}
      </select>
      <CaretDownIcon
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3.5 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}
