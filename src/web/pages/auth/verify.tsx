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
import { Link } from '#web/ui/link.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.verifyEmailTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Verifies the address; opening the link alone changes nothing, as mail scanners open links. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await readForm(request)).get('token') ?? '');
  const { api } = serverApi(request, context);
  try {
    await api('POST /api/email/verify', { body: { token } });
    return { done: true, used: false, error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const used = error.body.code === 'verify_link_used' || error.status === 400;
    return data({ done: false, used, error: error.body.message }, error.status);
  }
}

export default function VerifyEmailPage() {
  const t = useTranslations('accounts');
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  if (answer?.done) {
    return (
      <PlainPage title={t('emailVerifiedTitle')}>
        <p className="measure">{t('emailVerifiedText')}</p>
        <ButtonLink href={paths.home} size="hero" wide>
          {t('goOn')}
        </ButtonLink>
      </PlainPage>
    );
  }
  const used = answer?.used === true;
  return (
    <PlainPage title={t('verifyEmailTitle')}>
      {answer?.error && <Banner look="danger" title={answer.error} role="alert" />}
      {!used && <p className="text-ink-2 measure">{t('verifyEmailText')}</p>}
      {used ? (
        <ButtonLink href={paths.settings.security} size="hero" wide>
          {t('askForEmailLink')}
        </ButtonLink>
      ) : (
        <form method="post">
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <Button type="submit" size="hero" wide>
            {t('confirmEmailAction')}
          </Button>
        </form>
      )}
      <Link href={paths.home} className="link self-start">
        {t('notNow')}
      </Link>
    </PlainPage>
  );
}
