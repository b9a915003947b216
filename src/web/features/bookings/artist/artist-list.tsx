import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { calendarDate, formatLongDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { DayList, rowsClass } from '../list/day-list.tsx';
import { BookingsBroken, BookingsLoading } from '../list/list-states.tsx';
import { historyQuery, offeredServicesQuery, upcomingQuery, type Booking } from '../queries.ts';
import type { ArtistActions } from './artist-actions.ts';
import { ArtistRow } from './artist-row.tsx';
import { DayPlan } from './day-plan.tsx';
import { DoneRow } from './done-row.tsx';
import { correctionOf } from './correction-of.ts';
import { RequestRow } from './request-row.tsx';
import { sortWork } from './sort-work.ts';

export interface ArtistListProps {
  userId: number;
  /** Of the professional, for what today is while nothing is booked. */
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  actions: ArtistActions;
  /** What the client of a visit wrote and nobody has read. */
  messageOf: (booking: Booking) => ReactNode;
  /** What somebody without any request is offered: their link. */
  shareLink: ReactNode;
}

/** What is asked of a professional: requests first, then the day, then what comes later. */
export function ArtistList({ userId, timeZone, now, actions, messageOf, shareLink }: ArtistListProps) {
  const t = useTranslations('bookings');
  const open = useSteady(useQuery(upcomingQuery(browserApi, 'artist', userId)));
  const history = useQuery(historyQuery(browserApi, 'artist', userId));
  const done = history.data?.items.filter((booking) => correctionOf(booking, now)) ?? [];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 className="type-display-m">{t('artist.title')}</h2>
        <p className="flex gap-x-5">
          <Link href={paths.clients} className="hit-44 type-small-strong link">
            {t('artist.openClients')}
          </Link>
          <Link href={paths.calendar()} className="hit-44 type-small-strong link">
            {t('artist.openCalendar')}
          </Link>
        </p>
      </div>
      {open.isPending && <BookingsLoading />}
      {open.isError && <BookingsBroken onRetry={open.refetch} />}
      {open.data?.length === 0 && done.length === 0 && <NoRequests userId={userId} shareLink={shareLink} />}
      {open.data && (open.data.length > 0 || done.length > 0) && (
        <WorkSections
          work={sortWork(open.data, now)}
          today={formatLongDate(now, timeZone)}
          doneToday={done.some(({ date }) => calendarDate(Date.parse(date), timeZone) === calendarDate(now, timeZone))}
          now={now}
          actions={actions}
          messageOf={messageOf}
        >
          {done.length > 0 && (
            <Section title={t('artist.done')}>
              <ul className={rowsClass}>
                {done.map((booking) => (
                  <DoneRow key={booking.id} booking={booking} now={now} actions={actions} />
                ))}
              </ul>
            </Section>
          )}
        </WorkSections>
      )}
    </>
  );
}

/** A link that leads to nothing to book is worth little: whoever offers nothing is told so beside it. */
function NoRequests({ userId, shareLink }: Pick<ArtistListProps, 'userId' | 'shareLink'>) {
  const t = useTranslations('bookings.artist');
  const { data: offered } = useQuery(offeredServicesQuery(browserApi, userId));
  return (
    <EmptyState title={t('none')} headingLevel="h3" action={shareLink}>
      {offered?.length === 0 &&
        t.rich('nothingOffered', {
          add: (words) => (
            <Link href={paths.settings.services} className="whitespace-nowrap link">
              {words}
            </Link>
          ),
        })}
    </EmptyState>
  );
}

interface WorkSectionsProps extends Pick<ArtistListProps, 'now' | 'actions' | 'messageOf'> {
  work: ReturnType<typeof sortWork>;
  /** "Thursday 26 November" */
  today: string;
  /** Whether visits of this day are over already. */
  doneToday: boolean;
  children: ReactNode;
}

function WorkSections({ work, today, doneToday, children, ...row }: WorkSectionsProps) {
  const t = useTranslations('bookings');
  // A notice leads to its row, which the router does not find: it scrolls before the list has come.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' }), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {work.requests.length > 0 && (
        <Section title={t('artist.requests')} detail={t('artist.requestCount', { count: work.requests.length })}>
          <ul className={rowsClass}>
            {work.requests.map((visits) => (
              <RequestRow key={visits[0]!.id} visits={visits} {...row} />
            ))}
          </ul>
        </Section>
      )}
      {work.unmarked.length > 0 && (
        <Section title={t('artist.unmarked')} detail={t('artist.unmarkedHint')}>
          <ul className={rowsClass}>
            {work.unmarked.map((booking) => (
              <ArtistRow key={booking.id} booking={booking} dated {...row} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('list.today')} detail={today}>
        {work.today.length > 0 ? (
          <DayPlan visits={work.today} {...row} />
        ) : (
          <p>{t(doneToday ? 'artist.freeAgain' : 'artist.freeToday')}</p>
        )}
      </Section>
      {work.later.length > 0 && (
        <DayList bookings={work.later} now={row.now} headingLevel="h3">
          {(booking) => <ArtistRow key={booking.id} booking={booking} {...row} />}
        </DayList>
      )}
      {children}
    </div>
  );
}

function Section({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="sticky top-0 z-10 -mx-1 bg-page px-1 py-2.5 type-display-s">
        {title} {detail && <span className="type-small text-ink-2">{detail}</span>}
      </h3>
      {children}
    </section>
  );
}
