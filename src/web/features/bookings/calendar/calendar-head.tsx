import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { CaretLeftIcon, CaretRightIcon } from '#web/ui/icons.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { calendarViews, turned, type CalendarView, type Dates } from './calendar-view.ts';
import { rangeWords } from './calendar-words.ts';
import { JumpToDate } from './jump-to-date.tsx';

export interface CalendarHeadProps {
  view: CalendarView;
  date: PlainDate;
  dates: Dates;
  now: number;
  timeZone: string | undefined;
  /** What can be added. */
  children: ReactNode;
}

/** Which days are shown and how, and the ways to others; each is an address. */
export function CalendarHead({ view, date, dates, now, timeZone, children }: CalendarHeadProps) {
  const t = useTranslations('calendar');
  const navigate = useNavigate();
  const today = calendarDate(now, timeZone ?? 'UTC');
  return (
    <>
      <TabLinks
        label={t('views')}
        tabs={calendarViews.map((each) => ({
          href: paths.calendar({ view: each, date }),
          label: t(`view.${each}`),
          current: each === view,
        }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
        <div className="-ms-2.5 flex items-center">
          <IconLink href={paths.calendar({ view, date: turned(view, date, -1) })} label={t(`earlier.${view}`)}>
            <CaretLeftIcon size={22} aria-hidden className="mirrored" />
          </IconLink>
          <ButtonLink look="quiet" size="compact" href={paths.calendar({ view, date: today })}>
            {t('today')}
          </ButtonLink>
          <IconLink href={paths.calendar({ view, date: turned(view, date, 1) })} label={t(`later.${view}`)}>
            <CaretRightIcon size={22} aria-hidden className="mirrored" />
          </IconLink>
          <JumpToDate date={date} onChoose={(to) => void navigate(paths.calendar({ view, date: to }))} />
        </div>
        <h2 className="min-w-0 grow basis-48 type-display-s">{rangeWords(dates, now)}</h2>
        {children}
      </div>
    </>
  );
}
