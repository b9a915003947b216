import { useTranslations } from 'use-intl';
import { formatDateAndTime, inOnePiece } from '#kernel/visit-time';
import type { CallAnswer } from '#web/api/contracts.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';

type Mail = CallAnswer<'GET /api/outbox'>[number];

export interface OutboxListProps {
  mails: readonly Mail[];
  openId: number | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** The latest mails, each a link to itself. */
export function OutboxList({ mails, openId, now }: OutboxListProps) {
  const t = useTranslations('outbox');
  // Where there is no mail server a mail counts as sent at once, also one that is to go out after a visit.
  const waits = ({ status, dueAt }: Mail) => (status === 'queued' || status === 'sent') && Date.parse(dueAt) > now;
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
                when: inOnePiece(formatDateAndTime(Date.parse(mail.createdAt), 'UTC')),
                status: waits(mail)
                  ? t('waitsUntil', { when: inOnePiece(formatDateAndTime(Date.parse(mail.dueAt), 'UTC')) })
                  : t(`status.${mail.status}`),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
