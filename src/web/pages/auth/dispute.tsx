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
  { title: `${authMessages.accounts.dispute.title} · Uli` },
  { name: 'robots', content: 'noindex' },
];

/** Locks an account whose owner did not set its new password. */
export function action(from: ActionFunctionArgs) {
  return followMailedLink(from, 'dispute_link_used', (api, token) =>
    api('POST /api/password/dispute', { body: { token } }),
  );
}

export default function DisputePasswordPage() {
  const t = useTranslations('accounts.dispute');
  return (
    <MailedLinkPage
      title={t('title')}
      text={t('text')}
      action={t('action')}
      look="danger"
      another={
        <ButtonLink href={paths.forgotPassword} size="hero" wide>
          {t('askReset')}
        </ButtonLink>
      }
      done={{ title: t('doneTitle'), children: <p className="measure">{t('doneText')}</p> }}
    />
  );
}
