import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import type { RecordOf } from '../artist/record-payment.ts';
import { openingsOfQuery } from '../openings/queries.ts';
import { Agenda } from './agenda.tsx';
import type { BookDraft } from './book-dialog.tsx';
import type { Services } from './services-dialog.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { draftOf, type KnownClient } from './client-draft.ts';
import { calendarQuery } from './calendar-query.ts';
import { CalendarBroken, CalendarLoading, NoHours } from './calendar-states.tsx';
import { datesOf, type CalendarView } from './calendar-view.ts';
import { rangeWords } from './calendar-words.ts';
import type { Addition } from './spot-menu.tsx';
import { TimeGrid } from './time-grid.tsx';
import { proposedBegin } from './proposed-begin.ts';
import { lazy } from '#web/ui/lazy.ts';

// Nobody looks closer before they have looked.
const VisitTools = lazy(async () => ({ default: (await import('./visit-tools.tsx')).VisitTools }));

const BookDialog = lazy(async () => ({ default: (await import('./book-dialog.tsx')).BookDialog }));
const OpeningDialog = lazy(async () => ({ default: (await import('./opening-dialog.tsx')).OpeningDialog }));
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));

export interface CalendarBoardProps {
  userId: number;
  view: CalendarView;
  date: PlainDate;
  /** Epoch milliseconds at which the page was made. */
  made: number;
  /** What can be booked for somebody. */
  services: Services;
  /** Whether the professional has proved their own address. */
  emailVerified: boolean;
  /** What is asked for at once, by the page's address. */
  adding: Addition | undefined;
  /** On the clock of that day, where the address names a time. */
  addingAt: number | undefined;
  /** Whom a booking that is asked for at once is for. */
  comer: KnownClient | undefined;
  /** Asks what was paid at the chair. */
  recordOf: RecordOf;
  onAsked: () => void;
}

/** A professional's time: who comes when, what is free, and what can be done about it. */
export function CalendarBoard({
  userId,
  view,
  date,
  made,
  services,
  emailVerified,
  adding,
  addingAt,
  comer,
  recordOf,
  onAsked,
}: CalendarBoardProps) {
  const t = useTranslations('calendar');
  const now = useNow(made);
  const dates = datesOf(view, date);
  const calendar = useSteady(useQuery(calendarQuery(browserApi, dates)));
  const openings = useQuery(openingsOfQuery(browserApi, userId)).data ?? [];
  const [looking, setLooking] = useState<{ id: number; moving: boolean; turn: number }>();
  const look = (id: number, moving: boolean) => setLooking((last) => ({ id, moving, turn: (last?.turn ?? 0) + 1 }));
  const opened = calendar.data?.bookings.find(({ id }) => id === looking?.id);
  const { data } = calendar;
  const nothingSet = data?.bookings.length === 0 && data.days.every(({ open }) => open.length === 0);
  // Of this very day: whoever blocks time means the day they look at.
  const thatDay = data && { ...data, days: data.days.filter((day) => day.date === date) };
  const begin = proposedBegin(thatDay, { date, now, duration: 60 }).minutes;
  const today = calendarDate(now, data?.timeZone ?? 'UTC');
  const [draft, setDraft] = useState<BookDraft>();
  const added = useShown<{ what: Addition; date: PlainDate; minutes: number | undefined }>();
  const add = (what: Addition, at: PlainDate, minutes?: number) => added.show({ what, date: at, minutes });
  // What others come to looks for its gap itself, and never in the past.
  const addSoon = (what: Addition) =>
    what === 'block' ? add(what, date, begin) : add(what, date < today ? today : date);
  useEffect(() => {
    if (!adding) return;
    if (comer) setDraft({ client: draftOf(comer), notes: '' });
    if (addingAt === undefined) addSoon(adding);
    else add(adding, date, addingAt);
    onAsked();
    // Once, however often the calendar behind it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [adding]);
  const shown = {
    openings,
    view,
    now,
    openedId: opened?.id,
    onOpen: (id: number) => look(id, false),
    onMove: (id: number) => look(id, true),
    onAdd: add,
  };
  return (
    <>
      <CalendarHead view={view} date={date} dates={dates} now={now} timeZone={data?.timeZone}>
        <div className="ms-auto flex flex-wrap gap-2 max-md:w-full">
          <Button look="quiet" size="compact" className="max-md:grow" onClick={() => addSoon('block')}>
            {t('block.title')}
          </Button>
          {/* A phone has it behind Create, and where one taps: its few lines are the calendar's. */}
          <Button look="quiet" size="compact" className="max-md:hidden" onClick={() => addSoon('opening')}>
            {t('opening.title')}
          </Button>
          <Button size="compact" className="max-md:grow" onClick={() => addSoon('book')}>
            {t('book.title')}
          </Button>
        </div>
      </CalendarHead>
      <p role="status" className="sr-only">
        {data && t('announced', { range: rangeWords(dates), count: data.bookings.length })}
      </p>
      <Suspense>
        {added.value?.what === 'block' && (
          <BlockDialog
            key={added.turn}
            date={added.value.date}
            minutes={added.value.minutes ?? begin}
            open={added.open}
            onClose={added.hide}
          />
        )}
        {added.value?.what === 'opening' && (
          <OpeningDialog
            key={added.turn}
            {...added.value}
            services={services}
            now={now}
            open={added.open}
            onClose={added.hide}
          />
        )}
        {added.value?.what === 'book' && (
          <BookDialog
            key={added.turn}
            {...added.value}
            services={services}
            emailVerified={emailVerified}
            draft={draft}
            onDraft={setDraft}
            now={now}
            open={added.open}
            onClose={added.hide}
          />
        )}
      </Suspense>
      {calendar.isPending && <CalendarLoading />}
      {calendar.isError && <CalendarBroken onRetry={() => void calendar.refetch()} />}
      {data && (
        <div className="lg:flex lg:items-start lg:gap-6">
          <div className="min-w-0 grow">
            {nothingSet && <NoHours oneDay={view === 'day'} />}
            {view === 'agenda' ? (
              <Agenda calendar={data} {...shown} />
            ) : (
              <TimeGrid key={`${view}-${dates.from}`} calendar={data} {...shown} />
            )}
          </div>
          {opened && looking && (
            <Suspense>
              <VisitTools
                key={looking.turn}
                booking={opened}
                moving={looking.moving}
                now={now}
                services={services}
                recordOf={recordOf}
                onAsked={() => setLooking({ ...looking, moving: false })}
                onClose={() => setLooking(undefined)}
              />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
