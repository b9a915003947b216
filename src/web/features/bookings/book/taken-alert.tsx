import { useTranslations } from 'use-intl';
import { arrivalFocus } from '#web/ui/arrival-focus.ts';
import { formatInstant, type EpochMs } from '#kernel/time';
import { calendarDate, formatDay, formatTime, joinFacts } from '#kernel/visit-time';
import { WarningCircleIcon } from '#web/ui/icons.ts';

export interface TakenAlertProps {
  /** The start that is gone. */
  start: EpochMs;
  /** Free starts near it, at most three. */
  alternatives: readonly EpochMs[];
  timeZone: string;
  /** Nobody took it: what was added to the visit makes it too long for it. */
  longer?: boolean | undefined;
  /** In a form without script: the address that a press posts the form to, so that what was typed goes along. */
  actionOf?: (at: EpochMs) => string;
  /** In a hydrated form: what a press does. */
  onChoose?: (at: EpochMs) => void;
}

/** Says that a time cannot be had any more and offers the nearest ones. It takes focus when it appears. */
export function TakenAlert({ start, alternatives, timeZone, longer, actionOf, onChoose }: TakenAlertProps) {
  const t = useTranslations('bookings.book');
  const date = calendarDate(start, timeZone);
  const time = formatTime(start, timeZone);
  const dayOf = (at: EpochMs) => calendarDate(at, timeZone);
  // Beside a time of another day, one without a day could be of either.
  const dated = alternatives.some((at) => dayOf(at) !== date);
  const labelOf = (at: EpochMs) => joinFacts([dated && formatDay(dayOf(at)), formatTime(at, timeZone)]);
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4">
      <h3 {...arrivalFocus} className="flex gap-2 type-strong outline-none">
        <WarningCircleIcon size={24} weight="fill" aria-hidden className="shrink-0 text-danger" />
        {t(longer ? 'tooLong' : 'taken', { time })} {t(alternatives.length > 0 ? 'othersFree' : 'noOther')}
      </h3>
      {alternatives.length > 0 && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(5.75rem,30%),1fr))] gap-2">
          {alternatives.map((at) => (
            <button
              key={at}
              type={onChoose ? 'button' : 'submit'}
              name="intent"
              value="swap"
              formAction={actionOf?.(at)}
              data-start={formatInstant(at)}
              onClick={onChoose && (() => onChoose(at))}
              className={timeClass}
            >
              {labelOf(at)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const timeClass =
  'pressable min-h-12 rounded-control border-[1.5px] border-book-line bg-surface px-1 type-figure hover:bg-book-soft';
