import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate, formatDateAndTime, formatDay, formatPlainDate, formatTime } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { Chosen } from './chosen.ts';
import { CodeField } from './code-field.tsx';
import { GuestFields } from './guest-fields.tsx';
import { NotesField } from './notes-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import type { SeriesDates } from './series-dates.ts';
import { SeriesPreview } from './series-preview.tsx';
import type { AttachedLook } from '../look-line.tsx';
import type { Typed } from './typed.ts';

export interface BookingFieldsProps {
  chosen: Required<Chosen> & { start: EpochMs };
  now: EpochMs;
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  /** The address that was probably meant instead of the typed one. */
  meant?: string | undefined;
  /** False for signed-in people, who have said who they are. */
  asGuest: boolean;
  /** Whether visits of a series can be booked at once. */
  series: boolean;
  /** The dates of the series as last shown. */
  preview?: SeriesDates | undefined;
  /** Right above the button: what went wrong with the time. */
  alert?: ReactNode;
  /** What is paid now and later, and the tick for the terms. */
  due?: ReactNode;
  /** What is paid before it counts, in words. */
  pays?: string | undefined;
  busy?: boolean;
  /** What the typed code takes off. */
  codeApplied?: string | undefined;
  look?: AttachedLook | undefined;
}

/** Everything inside the booking form, ending in the button that repeats the choice. */
export function BookingFields({
  chosen,
  now,
  typed,
  errors,
  meant,
  asGuest,
  series,
  preview,
  alert,
  due,
  pays,
  busy,
  codeApplied,
  look,
}: BookingFieldsProps) {
  const t = useTranslations('bookings.book');
  const words = useTranslations('bookings');
  const { artist, service, start } = chosen;
  const date = calendarDate(start, artist.timeZone);
  const day = formatDay(date);
  const time = formatTime(start, artist.timeZone);
  const summary = Object.entries(errors).map(([id, message]) => ({ id, message: `${nameOf(id)}: ${message}` }));
  function nameOf(id: string): string {
    if (id === 'notes') return t('notes', { name: artist.fullName });
    if (id === 'repeat' || id === 'visits' || id === 'until') return t(`control.${id}`);
    if (id === 'offerCode') return t('offerCode');
    if (id === 'agreed') return t('agreement');
    return t(id as 'fullName' | 'email' | 'phone');
  }
  return (
    <div className="grid gap-5">
      {/* Enter in a field presses a form's first button: it does not preview or swap. */}
      <button type="submit" name="intent" value="enter" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="codeShown" value={typed.offerCode} />
      <ErrorSummary title={t('errors', { count: summary.length })} errors={summary} />
      {asGuest && <GuestFields typed={typed} errors={errors} meant={meant} />}
      <NotesField
        artistName={artist.fullName}
        look={look}
        value={typed.notes}
        {...(errors['notes'] && { error: errors['notes'] })}
      />
      <CodeField value={typed.offerCode} error={errors['offerCode']} applied={codeApplied} />
      {series && <RepeatFields typed={typed} errors={errors} first={date} />}
      {preview && (
        <div data-dates>
          <SeriesPreview
            dates={preview}
            timeZone={artist.timeZone}
            now={now}
            price={service.price}
            currency={service.currency}
            discount={service.discount}
            settled={typed.settled}
          />
        </div>
      )}
      {due}
      {alert}
      <Button
        type="submit"
        name="intent"
        value="book"
        look="book"
        size="hero"
        wide
        data-once
        {...(busy !== undefined && { busy, busyLabel: t('booking') })}
      >
        {pays
          ? t('submitPay', { price: pays })
          : preview
            ? t('submitSeries', { day: formatPlainDate(date, { now }) })
            : t('submit', { day, time })}
      </Button>
      {series && (
        // Takes the other's place while a repeat is chosen, where scripts run: it books nothing yet.
        <Button type="submit" name="intent" value="book" size="hero" wide hidden data-series>
          {words('repeat.showDates')}
        </Button>
      )}
      {pays && !preview && (
        <p data-once className="-mt-2 type-small-strong">
          {formatDateAndTime(start, artist.timeZone, { now })}
        </p>
      )}
    </div>
  );
}
