import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlClass, 'field-sizing-content resize-y py-3', rowHeights, className)}
    />
  );
}

const rowHeights = 'min-h-[calc(4lh+1.5rem)]';
