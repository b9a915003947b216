import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';
import { EnvelopeIcon } from '#web/ui/icons.ts';

/** Over every page of an admin while no mail server is set: where emails are meanwhile. It needs no script. */
export function MailBanner({ mailsGo }: { mailsGo: 'outbox' | 'nowhere' }) {
  const t = useTranslations('shell');
  return (
    <div
      role="status"
      className="flex items-start justify-center gap-3 bg-warn-soft py-2.5 type-small-strong text-warn page-gutter"
    >
      <EnvelopeIcon size={20} aria-hidden className="shrink-0" />
      <p className="min-w-0 text-balance">
        {t('mailsGoNowhere')}{' '}
        {mailsGo === 'outbox' &&
          t.rich('mailsInOutbox', {
            link: (words) => (
              <a href={paths.outbox()} className="link hit-44">
                {words}
              </a>
            ),
          })}
      </p>
    </div>
  );
}
