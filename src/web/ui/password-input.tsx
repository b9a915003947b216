import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldLinks } from './field.tsx';
import { EyeIcon, EyeSlashIcon } from './icons.ts';
import { controlClass } from './text-input.tsx';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password with a button to see it. Without script it is a plain password field. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classNames('relative', className)}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...useFieldLinks()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(controlClass, 'min-h-12 pe-11')}
      />
      <button
        type="button"
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink noscript:hidden"
      >
        {shown ? <EyeSlashIcon size={22} aria-hidden /> : <EyeIcon size={22} aria-hidden />}
      </button>
    </div>
  );
}
