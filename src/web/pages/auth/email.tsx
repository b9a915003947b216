import type { ActionFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authMessages } from '#messages/en/auth.ts';
import { EmailLinkPage } from '#web/features/accounts/email-link-page.tsx';
import { followMailedLink } from '#web/features/accounts/follow-mailed-link.ts';
import type { PageHandle } from '#web/page-handle.ts';

export const handle: PageHandle = { hydrate: false, shell: false };

export const meta = () => [
  { title: `${authMessages.accounts.confirmEmailTitle} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Gives an account the address that its owner asked for. */
export function action(from: ActionFunctionArgs) {
  return followMailedLink(from, 'email_link_used', (api, token) => api('POST /api/email/confirm', { body: { token } }));
}

export default function ConfirmEmailPage() {
  const t = useTranslations('accounts');
  return (
    <EmailLinkPage
      title={t('confirmEmailTitle')}
      text={t('confirmEmailText')}
      doneTitle={t('emailConfirmedTitle')}
      doneText={t('emailConfirmedText')}
    />
  );
}
