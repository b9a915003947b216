import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { CheckIcon } from './icons.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A tick box with its words; the whole line answers. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const described = classNames(error && `${boxId}-error`, hint && `${boxId}-hint`) || undefined;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            id={boxId}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className={boxClass}
          />
          <CheckIcon size={16} weight="bold" aria-hidden className={tickClass} />
        </span>
        <span>
          <span className="block">{label}</span>
          {hint && (
            <span id={`${boxId}-hint`} className="block type-small text-ink-3">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
    </div>
  );
}

const boxClass =
  'peer col-start-1 row-start-1 size-6 appearance-none rounded-[7px] border-[1.5px] border-line-strong bg-surface transition-colors ' +
  'hover:border-ink checked:border-action checked:bg-action aria-invalid:border-danger disabled:bg-sunken forced-colors:appearance-auto';
const tickClass =
  'pointer-events-none col-start-1 row-start-1 text-on-action opacity-0 peer-checked:opacity-100 forced-colors:hidden';
