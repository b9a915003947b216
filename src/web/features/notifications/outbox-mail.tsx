import { useTranslations } from 'use-intl';
import type { CallAnswer } from '#web/api/contracts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** One mail as its reader gets it: HTML, plain text, and the invitation. */
export function OutboxMail({ mail, nonce }: { mail: CallAnswer<'GET /api/outbox/{mailId}'>; nonce: string }) {
  const t = useTranslations('outbox');
  const plain = 'rounded-control bg-sunken p-4 type-small wrap-anywhere whitespace-pre-wrap';
  return (
    <article className="grid gap-4">
      <h2 className="type-display-s">{mail.subject}</h2>
      {/* Shut in: the mail's own links open in a new window, and nothing in it runs. The page's policy holds inside too,
          so the mail's style sheet carries the nonce. */}
      <iframe
        title={mail.subject}
        srcDoc={mail.html.replace('<style>', `<base target="_blank"><style nonce="${nonce}">`)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-160 w-full rounded-card border border-line bg-surface"
      />
      <Disclosure summary={t('plainText')}>
        <pre className={plain}>{mail.text}</pre>
      </Disclosure>
      {mail.calendars.map((calendar, index) => (
        <Disclosure key={index} summary={t('invitation')}>
          <pre className={plain}>{calendar}</pre>
        </Disclosure>
      ))}
    </article>
  );
}
