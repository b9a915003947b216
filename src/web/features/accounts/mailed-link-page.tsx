import type { ReactNode } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { MailedLinkAnswer } from './follow-mailed-link.ts';
import { PlainPage } from './plain-page.tsx';

export interface MailedLinkPageProps {
  title: string;
  /** What the button does. */
  text: string;
  action: string;
  look?: ButtonProps['look'] | undefined;
  /** Where one asks for another link, in place of the button once this one no longer counts. */
  another: ReactNode;
  done: { readonly title: string; readonly children: ReactNode };
}

/** The page of a mailed link, before its button was pressed and after; it works without scripts. */
export function MailedLinkPage({ title, text, action, look, another, done }: MailedLinkPageProps) {
  const t = useTranslations('accounts');
  const answer = useActionData<MailedLinkAnswer>();
  const [search] = useSearchParams();
  if (answer?.done) return <PlainPage title={done.title}>{done.children}</PlainPage>;
  return (
    <PlainPage title={answer?.used ? t('linkUsedTitle') : title}>
      {answer?.error && <Banner look="danger" title={answer.error} role="alert" />}
      {answer?.used ? (
        another
      ) : (
        <>
          <p className="text-ink-2 measure">{text}</p>
          <form method="post">
            <input type="hidden" name="token" value={search.get('token') ?? ''} />
            <Button type="submit" size="hero" wide look={look}>
              {action}
            </Button>
          </form>
        </>
      )}
      <Link href={paths.home} className="link self-start">
        {t('notNow')}
      </Link>
    </PlainPage>
  );
}
