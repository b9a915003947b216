import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';
import { WarningIcon } from './icons.ts';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do. While set, the control is marked invalid and described by it. */
  error?: string | undefined;
  /** The word for "optional", shown after the label. */
  optional?: string;
  required?: boolean;
  /** The control's id, when something else must link to it (an error summary). */
  id?: string;
  /** Keeps the label for screen readers only, where the control's purpose is plain to see. */
  hideLabel?: boolean;
  className?: string;
  /** One control of this folder: TextInput, PasswordInput, TextArea or Select. */
  children: ReactNode;
}

interface FieldLinks {
  id: string;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** The attributes that tie a control to the Field around it; empty outside of one. */
export function useFieldLinks(): Partial<FieldLinks> {
  return use(FieldContext) ?? {};
}

/** Label above, one control, hint and error under it, all tied together. */
export function Field({ label, hint, error, optional, required, id, hideLabel, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const links: FieldLinks = {
    id: controlId,
    required,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'type-small-strong'}>
        {label}
        {/* A space, too: Arabic letters join across a mere gap. */}
        {optional && <span className="font-normal text-ink-3"> {optional}</span>}
      </label>
      <FieldContext value={links}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="type-small text-ink-3 empty:hidden">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line under a control that says what is wrong. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 type-small font-medium text-danger">
      <WarningIcon size={18} weight="fill" aria-hidden className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  );
}
