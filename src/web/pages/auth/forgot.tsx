import { data, useActionData, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { PlainPage } from '#web/features/accounts/plain-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.forgotPassword} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Asks for the mail. The answer is the same whether the address is known or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = String((await readForm(request)).get('email') ?? '').trim();
  const { api } = serverApi(request, context);
  try {
    await api('POST /api/password/forgot', { body: { email } });
    return { sentTo: email, email, error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { fields, message } = error.body;
    return data({ sentTo: undefined, email, error: fields?.email ?? message }, error.status);
  }
}

export default function ForgotPasswordPage() {
  const t = useTranslations('accounts');
  const answer = useActionData<typeof action>();
  if (answer?.sentTo) {
    return (
      <PlainPage title={t('resetSentTitle')}>
        <p className="measure">{t('resetSentText', { email: answer.sentTo })}</p>
        <Link href={paths.auth()} className="link self-start">
          {t('backToLogin')}
        </Link>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('forgotPassword')}>
      <p className="text-ink-2 measure">{t('forgotText')}</p>
      <form method="post" noValidate className="flex flex-col gap-5">
        <Field label={t('email')} error={answer?.error} required>
          <TextInput type="email" name="email" autoComplete="email" defaultValue={answer?.email} />
        </Field>
        <Button type="submit" size="hero" wide>
          {t('sendReset')}
        </Button>
      </form>
      <Link href={paths.auth()} className="link self-start">
        {t('backToLogin')}
      </Link>
    </PlainPage>
  );
}
