import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { leadToLeaving } from './lead-to-leaving.ts';
import { useSignedIn } from './use-signed-in.ts';

export interface SecondStepFormProps {
  /** From the right password. */
  ticket: string;
  onDone: (user: OwnUser) => void;
  /** The ticket is too old, or the person starts over. */
  onOver: () => void;
}

/** The code of the app, after the password. */
export function SecondStepForm({ ticket, onDone, onOver }: SecondStepFormProps) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const signedIn = useSignedIn();
  const input = useRef<HTMLInputElement>(null);
  const [complaint, setComplaint] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  const pass = useMutation({
    mutationFn: (code: string) => browserApi('POST /api/login/second-step', { body: { ticket, code } }),
    onSuccess: (user) => {
      signedIn(user);
      onDone(user);
    },
    onError: (error) => {
      if (leadToLeaving(error)) return;
      const beside = error instanceof ApiError ? error.body.fields?.['code'] : undefined;
      setComplaint(beside);
      input.current?.focus();
      if (beside) return;
      toast({ title: t('loginFailed'), description: sentenceOf(error), look: 'destructive' });
      if (error instanceof ApiError && error.body.code === 'second_step_over') onOver();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code.length < 6) {
      setComplaint(t('codeNeeded'));
      input.current?.focus();
    } else pass.mutate(code);
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h2 className="type-display-m">{t('secondStepTitle')}</h2>
        <p className="mt-1.5 text-ink-2">{t('secondStepText')}</p>
      </div>
      <Field label={t('code')} hint={t('secondStepLost')} error={complaint} required>
        <TextInput
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
      </Field>
      <Button type="submit" size="hero" wide busy={pass.isPending} busyLabel={t('checkingCode')}>
        {t('confirmCode')}
      </Button>
      <Button look="plain" onClick={onOver} className="-ms-5 self-start">
        {t('startOver')}
      </Button>
    </form>
  );
}
