import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { calendarMessages } from '#messages/en/calendar.ts';
import { KeepOwnTime as Plain, type KeepOwnTimeProps } from '#web/features/bookings/calendar/keep-own-time.tsx';

/** That one's own visit is not kept free yet, with the texts of the calendar: its page loads it when it is looked at. */
export function KeepOwnTime(props: KeepOwnTimeProps) {
  return (
    <IntlProvider locale={readerLocale()} messages={calendarMessages} timeZone="UTC">
      <Plain {...props} />
    </IntlProvider>
  );
}
