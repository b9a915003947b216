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
    <MailedLinkPage
      title={t('confirmEmailTitle')}
      text={t('confirmEmailText')}
      action={t('confirmEmailAction')}
      another={
        <ButtonLink href={paths.settings.security} size="hero" wide>
          {t('askForEmailLink')}
        </ButtonLink>
      }
      done={{
        title: t('emailConfirmedTitle'),
        children: (
          <>
            <p className="measure">{t('emailConfirmedText')}</p>
            <ButtonLink href={paths.home} size="hero" wide>
              {t('goOn')}
            </ButtonLink>
          </>
        ),
      }}
    />
  );
}
