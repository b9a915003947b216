import { useTranslations } from 'use-intl';
import { minuteMs } from '#kernel/time';
import { formatDateAndTime } from '#kernel/visit-time';
import type { CallAnswer } from '#web/api/contracts.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

type Mail = CallAnswer<'GET /api/outbox'>[number];

/** The latest mails, each a link to itself. */
export function OutboxList({ mails, openId }: { mails: readonly Mail[]; openId: number | undefined }) {
  const t = useTranslations('outbox');
  const waiting = ({ createdAt, dueAt }: Mail) =>
    Date.parse(dueAt) - Date.parse(createdAt) < minuteMs
      ? t('status.queued')
      : t('waitsUntil', { when: formatDateAndTime(Date.parse(dueAt), 'UTC') });
  return (
    <ul className="rounded-card border border-line bg-surface" aria-label={t('title')}>
      {mails.map((mail) => (
        <li key={mail.id} className="border-b border-line first:*:rounded-t-card last:border-b-0 last:*:rounded-b-card">
          <Link
            href={paths.outbox(mail.id)}
            aria-current={mail.id === openId ? 'true' : undefined}
            className="block px-4 py-3 hover:bg-sunken aria-current:bg-sunken"
          >
            <span className="block type-strong">{mail.subject}</span>
            <span className="block type-small text-ink-2">{t('to', { recipient: mail.recipient })}</span>
            <span className="block type-small text-ink-3">
              {t('when', {
                when: formatDateAndTime(Date.parse(mail.createdAt), 'UTC'),
                status: mail.status === 'queued' ? waiting(mail) : t(`status.${mail.status}`),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
