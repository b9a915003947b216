import type { ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { EmailLinkPage } from '#web/features/accounts/email-link-page.tsx';
import { followMailedLink } from '#web/features/accounts/follow-mailed-link.ts';
import type { PageHandle } from '#web/page-handle.ts';

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
    <EmailLinkPage
      title={t('verifyEmailTitle')}
      text={t('verifyEmailText')}
      doneTitle={t('emailVerifiedTitle')}
      doneText={t('emailVerifiedText')}
    />
  );
}
