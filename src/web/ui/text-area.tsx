import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** Several lines of text, read in the direction of what is typed; grows with it where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlClass, 'field-sizing-content resize-y py-3', rowHeights, className)}
    />
  );
}

const rowHeights = 'min-h-[calc(4lh+1.5rem)]';
