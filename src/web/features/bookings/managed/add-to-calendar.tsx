import { useTranslations } from 'use-intl';
import type { BookingOnWire } from '#modules/bookings/contract';
import { holdsTime } from '#modules/bookings/rules';
import { fullAddress } from '#kernel/full-address';
import { formatVisit } from '#kernel/visit-time';
import { CalendarPlusIcon } from '#web/ui/icons.ts';
import { DetailsMenu } from '#web/ui/details-menu.tsx';
import { googleCalendarHref, outlookCalendarHref } from './calendar-links.ts';

export interface AddToCalendarProps {
  booking: BookingOnWire;
  /** The name of whom the reader meets. */
  person: string;
  fileHref: string;
}

/** The ways to a calendar: a file for any program, or the two that take an address. No script needed. */
export function AddToCalendar({ booking, person, fileHref }: AddToCalendarProps) {
  const t = useTranslations('visit');
  const [start, end] = [Date.parse(booking.date), Date.parse(booking.endsAt)];
  // The two that take an address take one entry; a file has all of a series that are still to come.
  const all = booking.occurrences?.filter(({ id, status }) => id === booking.id || holdsTime(status)).length ?? 1;
  const visit = formatVisit({ start, end, zone: booking.timeZone, city: booking.artist.city });
  const entry = {
    title: t('calendarTitle', { service: booking.service.name, name: person }),
    start,
    end,
    place: fullAddress(booking.artist.address, booking.artist.city) ?? '',
    text: visit.line,
  };
  return (
    // The menu is a second element beside its button: where this stands in a row, it is one thing.
    <div className="grid">
      <DetailsMenu
        align="start"
        summaryClassName="gap-2 rounded-control border-[1.5px] border-line-strong px-5 type-strong min-h-12! hover:border-ink"
        summary={
          <>
            <CalendarPlusIcon size={20} aria-hidden />
            {t('addToCalendar')}
          </>
        }
      >
        <ul>
          {all > 1 && (
            <>
              <CalendarLink href={`${fileHref}?series=true`} label={t('calendarAll', { count: all })} />
              <li className="px-3 pt-2 type-small text-ink-2">{t('calendarOne')}</li>
            </>
          )}
          <CalendarLink href={fileHref} label={t('calendarFile')} />
          <CalendarLink href={googleCalendarHref(entry)} label={t('calendarGoogle')} />
          <CalendarLink href={outlookCalendarHref(entry)} label={t('calendarOutlook')} />
        </ul>
      </DetailsMenu>
    </div>
  );
}

function CalendarLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a
        href={href}
        rel="noopener noreferrer"
        className="flex min-h-11 items-center rounded-control px-3 py-2 hover:bg-sunken"
      >
        {label}
      </a>
    </li>
  );
}
