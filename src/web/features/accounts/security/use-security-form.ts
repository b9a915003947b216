import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, sentenceOf } from '#web/api/error.ts';

export type Complaints = Readonly<Record<string, string | undefined>>;

export interface SecurityForm {
  readonly complaints: Complaints;
  /** What is wrong and belongs to no field. */
  readonly trouble: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A short form whose fields the browser keeps: checked when it is sent, what the server says stands beside its field, and
 * the first field with a complaint gets the focus.
 */
export function useSecurityForm(
  check: (values: FormData) => Complaints,
  send: (values: FormData, form: HTMLFormElement) => Promise<void>,
): SecurityForm {
  const t = useTranslations('security');
  const [complaints, setComplaints] = useState<Complaints>({});
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(form: HTMLFormElement) {
    const values = new FormData(form);
    const complain = (told: Complaints) => {
      setComplaints(told);
      const first = Array.from(form.elements).find((field) => 'name' in field && told[String(field.name)]);
      if (first instanceof HTMLElement) first.focus();
      return first !== undefined;
    };
    setTrouble(undefined);
    if (busy || complain(check(values))) return;
    setBusy(true);
    try {
      await send(values, form);
    } catch (error) {
      const beside = error instanceof ApiError && complain(error.body.fields ?? {});
      if (!beside) setTrouble(sentenceOf(error) ?? t('notDone'));
    } finally {
      setBusy(false);
    }
  }
  return {
    complaints,
    trouble,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** What was typed into a field. */
export function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? '');
}
