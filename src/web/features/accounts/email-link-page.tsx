import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MailedLinkPage } from './mailed-link-page.tsx';

export interface EmailLinkPageProps {
  title: string;
  text: string;
  doneTitle: string;
  doneText: string;
}

/** The page of a link that says whose an email address is. */
export function EmailLinkPage({ title, text, doneTitle, doneText }: EmailLinkPageProps) {
  const t = useTranslations('accounts');
  return (
    <MailedLinkPage
      title={title}
      text={text}
      action={t('confirmEmailAction')}
      another={
        <ButtonLink href={paths.settings.security} size="hero" wide>
          {t('askForEmailLink')}
        </ButtonLink>
      }
      done={{
        title: doneTitle,
        children: (
          <>
            <p className="measure">{doneText}</p>
            <ButtonLink href={paths.home} size="hero" wide>
              {t('goOn')}
            </ButtonLink>
          </>
        ),
      }}
    />
  );
}
