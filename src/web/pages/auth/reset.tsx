import { data, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { PlainPage } from '#web/features/accounts/plain-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.resetTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Sets the new password; opening the link alone changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const body = { token: String(form.get('token') ?? ''), password: String(form.get('password') ?? '') };
  const { api } = serverApi(request, context);
  try {
    await api('POST /api/password/reset', { body });
    return { done: true, fieldError: undefined, error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fieldError = error.body.fields?.password;
    return data({ done: false, fieldError, error: fieldError ? undefined : error.body.message }, error.status);
  }
}

export default function ResetPasswordPage() {
  const t = useTranslations('accounts');
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  if (answer?.done) {
    return (
      <PlainPage title={t('resetDoneTitle')}>
        <p className="measure">{t('resetDoneText')}</p>
        <ButtonLink href={paths.auth()} size="hero" wide>
          {t('login')}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('resetTitle')}>
      {answer?.error && <Banner look="danger" title={answer.error} role="alert" />}
      <form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        <Field label={t('newPassword')} hint={t('passwordHint')} error={answer?.fieldError} required>
          <TextInput type="password" name="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="hero" wide>
          {t('savePassword')}
        </Button>
      </form>
      <Link href={paths.forgotPassword} className="link self-start">
        {t('newResetMail')}
      </Link>
      <Link href={paths.auth()} className="link self-start">
        {t('backToLogin')}
      </Link>
    </PlainPage>
  );
}
