import type { ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { followMailedLink } from '#web/features/accounts/follow-mailed-link.ts';
import { MailedLinkPage } from '#web/features/accounts/mailed-link-page.tsx';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.verifyEmailTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Verifies the address that an account was opened with. */
export function action(from: ActionFunctionArgs) {
  return followMailedLink(from, 'verify_link_used', (api, token) => api('POST /api/email/verify', { body: { token } }));
}

export default function VerifyEmailPage() {
  const t = useTranslations('accounts');
  return (
    <MailedLinkPage
      title={t('verifyEmailTitle')}
      text={t('verifyEmailText')}
      action={t('confirmEmailAction')}
      another={
        <ButtonLink href={paths.settings.security} size="hero" wide>
          {t('askForEmailLink')}
        </ButtonLink>
      }
      done={{
        title: t('emailVerifiedTitle'),
        children: (
          <>
            <p className="measure">{t('emailVerifiedText')}</p>
            <ButtonLink href={paths.home} size="hero" wide>
              {t('goOn')}
            </ButtonLink>
          </>
        ),
      }}
    />
  );
}
