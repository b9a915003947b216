import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatVisit } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { AppointmentCard } from '#web/ui/appointment-card.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** The visit that a link is about. */
export interface LinkedVisit {
  readonly serviceName: string;
  readonly artistName: string;
  readonly city: string | null;
  readonly date: string;
  readonly endsAt: string;
  readonly timeZone: string;
  /** Of a series. */
  readonly visits?: number;
}

export interface LinkPageProps {
  title: string;
  subtitle?: string | undefined;
  visit: LinkedVisit;
  now: number;
  /** Whether the visit is not going to be. */
  over?: boolean;
  /** Why the last press did nothing. */
  message?: string | undefined;
  /** What the last press did. */
  news?: string | undefined;
  children?: ReactNode;
}

/** What a guest finds behind a link: what it is about, the visit as a ticket, and what they can do. */
export function LinkPage({ title, subtitle, visit, now, over = false, message, news, children }: LinkPageProps) {
  return (
    <div className="page-gutter">
      <div className="mx-auto max-w-text pb-12">
        <PageHead title={title} subtitle={subtitle} />
        {news && !message && <Banner look="success" role="status" title={news} className="mb-5" />}
        {message && <Banner look="danger" role="alert" title={message} className="mb-5" />}
        <Ticket visit={visit} now={now} over={over} />
        {children}
      </div>
    </div>
  );
}

function Ticket({ visit, now, over }: Pick<LinkPageProps, 'visit' | 'now'> & { over: boolean }) {
  const t = useTranslations('visit');
  const { serviceName, artistName, city, timeZone: zone, visits = 1 } = visit;
  const { weekday, day, start, range, place } = formatVisit(
    { start: Date.parse(visit.date), end: Date.parse(visit.endsAt), zone, city },
    { now },
  );
  return (
    <AppointmentCard
      day={weekday}
      time={
        <span className={over ? 'text-ink-2 line-through' : ''}>
          <ClockTime time={start} />
        </span>
      }
      date={day}
    >
      <h2 className={`type-display-s ${nameFont(serviceName)}`}>{serviceName}</h2>
      <p className="mt-1 type-small text-ink-2">{t.rich('with', { name: artistName, link: (words) => words })}</p>
      {visits > 1 && <p className="type-small text-ink-2">{t('waiting.series', { count: visits })}</p>}
      <p className="type-small text-ink-2">{range}</p>
      <p className="type-small text-ink-2">{place}</p>
    </AppointmentCard>
  );
}
