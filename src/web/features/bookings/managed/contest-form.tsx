import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export interface ContestFormProps {
  /** Who reads it. */
  artistName: string;
  typed?: string | undefined;
  error?: string | undefined;
  /** Where the form posts to without a script. */
  action?: string;
  onSend?: (statement: string) => void;
  busy?: boolean;
}

/** What a client says against a no-show. A plain form: it needs no script. */
export function ContestForm({ artistName, typed = '', error, action, onSend, busy }: ContestFormProps) {
  const t = useTranslations('noShow');
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend?.(String(new FormData(event.currentTarget).get('statement') ?? ''));
  }
  return (
    <form method="post" action={action} noValidate {...(onSend && { onSubmit: send })} className="grid gap-4">
      <Field id="statement" label={t('why')} required hint={t('whyHint', { artist: artistName })} error={error}>
        <TextArea name="statement" rows={3} maxLength={500} defaultValue={typed} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="contest"
        className="justify-self-start"
        {...(busy !== undefined && { busy, busyLabel: t('sending') })}
      >
        {t('contest')}
      </Button>
    </form>
  );
}
