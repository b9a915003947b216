import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration, inOnePiece, joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { sortWork, withGaps } from '../artist/sort-work.ts';
import type { Booking } from '../queries.ts';
import { clientOf, visitOf } from '../visit-of.ts';

export interface TodayStripProps {
  /** A professional's open bookings, the next first. */
  bookings: readonly Booking[];
  /** Epoch milliseconds. */
  now: number;
}

/** A professional's day in one line: who comes next, what is free, what waits for an answer. */
export function TodayStrip({ bookings, now }: TodayStripProps) {
  const t = useTranslations('bookings.today');
  const work = sortWork(bookings, now);
  const next = bookings.find(({ endsAt, status }) => status === 'confirmed' && Date.parse(endsAt) > now);
  const free = withGaps(work.today).reduce((sum, line) => sum + ('freeMinutes' in line ? line.freeMinutes : 0), 0);
  const requests = work.requests.length;
  return (
    <section aria-label={t('title')} className="rounded-card border border-line bg-surface">
      <dl className="grid grid-cols-2 @feed:grid-cols-[1.3fr_1.2fr_1fr]">
        <Cell title={t('next')} className="col-span-2 border-b @feed:col-span-1 @feed:border-b-0">
          {next ? (
            <>
              <span className="type-figure text-[1.375rem]">{visitOf(next, now).start}</span>{' '}
              <span className="inline-block max-w-full type-strong">{clientOf(next)?.name ?? next.service.name}</span>
              <span className="block type-small text-ink-2">
                {isToday(work.today, next)
                  ? next.service.name
                  : joinFacts([visitOf(next, now).date, next.service.name])}
              </span>
            </>
          ) : (
            <span className="text-ink-2">{t('nobody')}</span>
          )}
        </Cell>
        <Cell title={t('day')} className="@feed:border-s">
          <Link href={paths.calendar()} className="-my-2 inline-flex min-h-11 items-center type-strong link">
            {t('visits', { count: work.today.length })}
          </Link>
          {work.today.length > 1 && (
            <span className="block type-small text-ink-2">
              {free > 0 ? t('freeBetween', { duration: inOnePiece(formatDuration(free)) }) : t('noGaps')}
            </span>
          )}
        </Cell>
        <Cell title={t('requests')} className="border-s">
          {requests > 0 ? (
            <Link
              href={paths.bookings('professional')}
              className="-my-2 inline-flex min-h-11 items-center type-strong link"
            >
              {t('toConfirm', { count: requests })}
            </Link>
          ) : (
            <span className="text-ink-2">{t('noRequests')}</span>
          )}
        </Cell>
      </dl>
    </section>
  );
}

function isToday(today: readonly Booking[], booking: Booking): boolean {
  return today.some(({ id }) => id === booking.id);
}

function Cell({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={`border-line px-4 py-3.5 md:px-5 ${className}`}>
      <dt className="type-micro text-ink-3">{title}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
