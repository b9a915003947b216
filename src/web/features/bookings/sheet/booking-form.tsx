import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { ChosenService } from '../book/chosen.ts';
import { CodeField } from '../book/code-field.tsx';
import { NotesField } from '../book/notes-field.tsx';
import { RepeatFields } from '../book/repeat-fields.tsx';
import { SeriesPreview } from '../book/series-preview.tsx';
import { TakenAlert } from '../book/taken-alert.tsx';
import type { Typed } from '../book/typed.ts';
import { FocusHeading } from './focus-heading.tsx';
import { SheetProblem } from './sheet-problem.tsx';
import type { AttachedLook } from '../look-line.tsx';
import type { useBookingForm } from './use-booking-form.ts';

export interface BookingFormProps {
  id: string;
  form: ReturnType<typeof useBookingForm>;
  /** What it begins with. */
  typed: Typed;
  artistName: string;
  service: ChosenService;
  zone: string;
  now: EpochMs;
  look: AttachedLook | undefined;
  /** On a phone, where nothing stands beside the days. */
  terms: ReactNode;
  /** What is paid now and later, and the tick for the terms. */
  due: (error: string | undefined) => ReactNode;
  /** What the typed code takes off. */
  codeApplied: string | undefined;
  onCode: (code: string) => void;
  /** Whether visits of a series can be booked at once. */
  series: boolean;
  /** Whether that is so because the chosen time is a last-minute offer. */
  once: boolean;
  /** Another time instead of the one that is gone. */
  onSwap: (at: EpochMs) => void;
}

/** Everything of a booking but its time: whether it comes again, and what the artist should know. */
export function BookingForm({
  id,
  form,
  typed,
  artistName,
  service,
  zone,
  now,
  look,
  terms,
  due,
  codeApplied,
  onCode,
  series,
  once,
  onSwap,
}: BookingFormProps) {
  const t = useTranslations('bookings');
  const { preview, taken, problem, errors, changed } = form;
  // The fields go, and with them what was chosen in them.
  useEffect(() => {
    if (!series) changed();
  }, [series, changed]);
  const summary = Object.entries(errors).map(([control, message]) => ({ id: control, message }));
  return (
    <form
      id={id}
      noValidate
      onSubmit={form.submit}
      // While something is typed, and once what was chosen has brought its own fields.
      onInput={(event) => changed(event.currentTarget)}
      onChange={(event) => changed(event.currentTarget)}
      className="grid gap-5"
    >
      <ErrorSummary title={t('book.errors', { count: summary.length })} errors={summary} />
      {series && (
        <RepeatFields
          typed={typed}
          errors={errors}
          footed
          first={form.chosen === undefined ? undefined : calendarDate(form.chosen, zone)}
        />
      )}
      {once && <p className="type-small text-ink-2">{t('sheet.oneVisit')}</p>}
      {preview && (
        <FocusHeading key={JSON.stringify(preview.dates)}>
          <SeriesPreview
            dates={preview.dates}
            timeZone={zone}
            now={now}
            price={service.price}
            currency={service.currency}
            discount={service.discount}
            settled={preview.typed.settled}
          />
        </FocusHeading>
      )}
      <NotesField
        artistName={artistName}
        look={look}
        value={typed.notes}
        {...(errors['notes'] && { error: errors['notes'] })}
      />
      <CodeField value={typed.offerCode} error={errors['offerCode']} applied={codeApplied} onChange={onCode} />
      <div className="grid gap-2 type-small text-ink-2 lg:hidden">{terms}</div>
      {due(errors['agreed'])}
      {taken && (
        <FocusHeading key={taken.at}>
          <TakenAlert
            start={taken.at}
            alternatives={taken.alternatives}
            longer={taken.longer}
            timeZone={zone}
            onChoose={onSwap}
          />
        </FocusHeading>
      )}
      {problem !== undefined && <SheetProblem error={problem} fallback={t('sheet.offline')} form={id} />}
    </form>
  );
}
