import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** On or off, taking effect at once or with its form; a checkbox underneath, so it posts without script. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <label className={classNames('flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <span>
        <span className="block type-strong">{label}</span>
        {hint && (
          <span id={`${switchId}-hint`} className="block type-small text-ink-3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          {...rest}
          id={switchId}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          aria-describedby={hint ? `${switchId}-hint` : undefined}
          className={trackClass}
        />
        <span aria-hidden className={thumbClass}>
          <CheckIcon size={14} weight="bold" />
        </span>
      </span>
    </label>
  );
}

const trackClass =
  'peer h-8 w-13 appearance-none rounded-pill border-[1.5px] border-line-strong bg-sunken transition-colors ' +
  'hover:border-ink checked:border-action checked:bg-action disabled:opacity-60 forced-colors:appearance-auto';
const thumbClass =
  'pointer-events-none absolute top-1 start-1 flex size-6 items-center justify-center rounded-pill bg-line-strong text-transparent ' +
  'transition-[translate] peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-on-action peer-checked:text-action forced-colors:hidden';
