import { data, redirect, useActionData, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { PlainPage } from '#web/features/accounts/plain-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { nextOf } from './next-of.ts';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.secondStepTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Takes the code; the ticket from the password lies in a cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const code = String((await readForm(request)).get('code') ?? '').trim();
  const { api, headers } = serverApi(request, context);
  try {
    await api('POST /api/login/second-step', { body: { code } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.body.code === 'account_leaves') return redirect(paths.leaving, { headers });
    const { fields, message } = error.body;
    return data({ fieldError: fields?.['code'], error: fields?.['code'] ? undefined : message }, error.status);
  }
  return redirect(nextOf(new URL(request.url)), { headers });
}

export default function SecondStepPage() {
  const t = useTranslations('accounts');
  const answer = useActionData<typeof action>();
  return (
    <PlainPage title={t('secondStepTitle')}>
      {answer?.error && <Banner look="danger" title={answer.error} role="alert" />}
      <p className="text-ink-2 measure">{t('secondStepText')}</p>
      <form method="post" noValidate className="flex flex-col gap-5">
        <Field label={t('code')} hint={t('secondStepLost')} error={answer?.fieldError} required>
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} dir="ltr" />
        </Field>
        <Button type="submit" size="hero" wide>
          {t('confirmCode')}
        </Button>
      </form>
      <Link href={paths.auth()} className="link self-start">
        {t('startOver')}
      </Link>
    </PlainPage>
  );
}
