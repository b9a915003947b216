import { useId, type ChangeEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface RadioCard {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  /** A price or count, at the end of the first line. */
  figure?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioCard[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  required?: boolean;
  /** What is wrong, under the legend, where it is seen however long the list is. */
  error?: string | undefined;
  /** Two cards side by side from 768 px. */
  paired?: boolean;
  /** Three of a few words side by side from 768 px. */
  abreast?: boolean;
  className?: string;
}

/** One choice of a few, each with room for a detail. Plain radios, so a form posts it without script. */
export function RadioCards({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  ...rest
}: RadioCardsProps) {
  const errorId = useId();
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value));
  return (
    <fieldset
      className={classNames('min-w-0 scroll-mt-2', rest.className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 type-small-strong'}>{legend}</legend>
      {error && (
        <div className="mb-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <div className={classNames('grid gap-2', rest.paired && 'md:grid-cols-2', rest.abreast && 'md:grid-cols-3')}>
        {options.map((option) => (
          <label key={option.value} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={rest.required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={change}
              className={radioClass}
            />
            <span className="min-w-0 grow">
              <span className="flex justify-between gap-3">
                <span className="type-strong">{option.label}</span>
                {option.figure !== undefined && <span className="type-figure leading-6">{option.figure}</span>}
              </span>
              {option.detail && <span className="mt-0.5 block type-small text-ink-2">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cardClass =
  'flex cursor-pointer gap-3 rounded-control border-[1.5px] border-line-strong bg-surface p-3.5 transition-colors hover:border-ink ' +
  'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-disabled:cursor-default has-disabled:border-line ' +
  'has-disabled:bg-sunken has-disabled:text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const radioClass =
  'mt-0.5 size-5 shrink-0 appearance-none rounded-pill border-[1.5px] border-line-strong outline-none transition-colors ' +
  'checked:border-[6px] checked:border-action forced-colors:appearance-auto';
