import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';

/** The look shared by every control that holds text. */
export const controlClass =
  'block w-full text-ellipsis rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 type-body text-ink ' +
  'transition-colors hover:border-ink-2 aria-invalid:border-danger ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken';

export type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside at the start, decorative: a search glass, an @. */
  lead?: ReactNode;
  /** `tall` is the 56 px search field. */
  tall?: boolean;
};

/** One line of text. Inside a Field it takes its id, hint and error from there. */
export function TextInput({ lead, tall, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlClass, tall ? 'min-h-14' : 'min-h-12', lead ? 'ps-11' : className)}
    />
  );
  if (!lead) return input;
  return (
    <div className={classNames('relative', className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-0 flex w-11 items-center justify-center text-ink-3"
      >
        {lead}
      </span>
      {input}
    </div>
  );
}
