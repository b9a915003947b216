import { useState, type FocusEvent, type FormEvent } from 'react';

export type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface PlainForm<Name extends string> {
  readonly errors: Errors<Name>;
  /** For the form element: checks a field when it is left, takes a complaint back as soon as it is met, and checks all when sent. */
  readonly handlers: {
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

/** About how long a press lasts. */
const pressMilliseconds = 200;

/**
 * A form that the browser keeps: values stay in its fields, so nothing typed is ever lost, and the first page a newcomer
 * loads carries no form library. `refused` is what the server said of a form that was sent before it was alive.
 */
export function usePlainForm<Name extends string>(
  check: (values: FormData) => Errors<Name>,
  send: (values: FormData, showErrors: (errors: Errors<Name>) => void) => void,
  refused: Errors<Name> = {},
): PlainForm<Name> {
  const [errors, setErrors] = useState<Errors<Name>>(refused);
  /** Shows complaints beside their fields, and goes to the first of them. */
  const showErrors = (form: HTMLFormElement, found: Errors<Name>) => {
    setErrors(found);
    const first = Array.from(form.elements).find((field) => 'name' in field && found[field.name as Name]);
    if (first instanceof HTMLElement) first.focus();
  };
  const show = (form: HTMLFormElement, name: Name) =>
    setErrors((current) => ({ ...current, [name]: check(new FormData(form))[name] }));
  return {
    errors,
    handlers: {
      onBlur({ currentTarget, target }) {
        const name = 'name' in target ? (target.name as Name) : undefined;
        const touched = name && 'value' in target && target.value !== '';
        if (!touched || !name) return;
        // The line that appears would move the very button that the press is about to land on.
        setTimeout(() => show(currentTarget, name), pressMilliseconds);
      },
      onInput({ currentTarget, target }) {
        const name = target instanceof HTMLInputElement ? (target.name as Name) : undefined;
        if (name && errors[name]) show(currentTarget, name);
      },
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        const values = new FormData(form);
        const found = check(values);
        showErrors(form, found);
        if (Object.values(found).every((error) => !error)) send(values, (told) => showErrors(form, told));
      },
    },
  };
}
