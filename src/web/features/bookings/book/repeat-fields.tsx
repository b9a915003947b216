import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays, type EpochMs, type PlainDate } from '#kernel/time';
import { formatLongPlainDate } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { CaretDownIcon, RepeatIcon } from '#web/ui/icons.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { endings, nothingTyped, repeats, type Repeat, type Typed } from './typed.ts';
import { mostVisits, proposedVisits, visitsUntil } from './visits-until.ts';

export interface RepeatFieldsProps {
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  /** The date of the first visit, once it is chosen. */
  first?: PlainDate | undefined;
  /** The last date that can be booked, where that is known. */
  last?: PlainDate | undefined;
  now: EpochMs;
  /** Under the form stands a button that shows the dates. */
  footed?: boolean;
}

const everyRepeat = Object.keys(repeats) as Repeat[];

/** Whether the visit comes again, how often and how long; quiet until somebody wants it. */
export function RepeatFields({ typed, errors, first, last, now, footed = false }: RepeatFieldsProps) {
  const t = useTranslations('bookings.repeat');
  const wrong = ['repeat', 'visits', 'until'].some((control) => errors[control] !== undefined);
  const [open, setOpen] = useState(typed.repeat !== 'never' || wrong);
  const [repeat, setRepeat] = useState(typed.repeat);
  const [visits, setVisits] = useState(typed.visits === nothingTyped.visits ? undefined : typed.visits);
  const [wrongBefore, setWrongBefore] = useState(wrong);
  if (wrong !== wrongBefore) {
    setWrongBefore(wrong);
    // What is wrong comes into sight; once mended, nothing closes over what somebody typed.
    if (wrong) setOpen(true);
  }
  const wordsOf = (choice: Repeat) =>
    choice === 'never' || choice === 'month'
      ? t(`every.${choice}`)
      : t('every.weeks', { count: repeats[choice].recurringInterval });
  const comesAgain = (choice: Repeat) =>
    choice === 'never' || !first || !last || visitsUntil(choice, first, last, 2) === 2;
  // What was chosen for another date stays, and its own number says what is left of it.
  const choices = everyRepeat.filter((choice) => comesAgain(choice) || choice === repeat);
  const proposed = (choice: Repeat) => String(proposedVisits(choice, first, last));
  const limitOf = (choice: Repeat) => {
    if (choice === 'never' || !first || !last) return t('visitsHint');
    const count = visitsUntil(choice, first, last, mostVisits);
    if (count === mostVisits) return t('visitsMost', { most: mostVisits });
    return t('visitsFit', { count, date: formatLongPlainDate(last, { now }) });
  };
  const bookable = last && formatLongPlainDate(last, { now });
  const noneFits = bookable && choices.length === 1;
  // That is said above.
  const nearer = last && (!first || last <= addDays(first, 365));
  return (
    <details
      open={open}
      onToggle={({ currentTarget: details }) => {
        setOpen(details.open);
        // Opened by hand: in a sheet its fields would lie under the footer.
        if (details.open && !open) details.scrollIntoView({ block: 'nearest' });
      }}
      className="group rounded-control border-[1.5px] border-line-strong"
    >
      <summary className="flex min-h-12 items-center gap-2.5 rounded-control px-3.5 py-2 type-strong">
        <RepeatIcon size={20} aria-hidden className="text-ink-2" />
        {t('title')}
        <CaretDownIcon size={18} aria-hidden className="ms-auto text-ink-2 transition-[rotate] group-open:rotate-180" />
      </summary>
      {noneFits ? (
        <p className="px-3.5 pt-1 pb-4 type-small text-ink-2">{t('noneFits', { date: bookable })}</p>
      ) : (
        // Whether an end is asked for, and which of the two, follows the choices without script.
        <div className="group/series grid gap-4 px-3.5 pt-1 pb-4">
          <Field
            id="repeat"
            label={t('often')}
            hint={bookable && t(choices.length < everyRepeat.length ? 'fitUntil' : 'bookableUntil', { date: bookable })}
            error={errors['repeat']}
          >
            <Select
              name="repeat"
              defaultValue={typed.repeat}
              onChange={({ target }) => setRepeat(target.value as Repeat)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice} data-visits={proposed(choice)} data-limit={limitOf(choice)}>
                  {wordsOf(choice)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="grid gap-4 group-has-[[value=never]:checked]/series:hidden">
            <Field id="ends" label={t('ends')}>
              <Select name="ends" defaultValue={typed.ends}>
                {endings.map((ending) => (
                  <option key={ending} value={ending}>
                    {t(`ending.${ending}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              id="visits"
              label={t('visits')}
              hint={limitOf(repeat)}
              error={errors['visits']}
              className="group-has-[[value=date]:checked]/series:hidden"
            >
              <TextInput
                name="visits"
                inputMode="numeric"
                autoComplete="off"
                value={visits ?? proposed(repeat)}
                data-proposed={visits === undefined ? proposed(repeat) : undefined}
                onChange={({ target }) => setVisits(target.value)}
              />
            </Field>
            <Field
              id="until"
              label={t('until')}
              hint={nearer ? undefined : t('untilHint')}
              error={errors['until']}
              className="not-group-has-[[value=date]:checked]/series:hidden"
            >
              <TextInput name="until" type="date" min={first} max={last} defaultValue={typed.until} />
            </Field>
            {!footed && (
              <Button type="submit" name="intent" value="preview" look="quiet" wide data-preview>
                {t('showDates')}
              </Button>
            )}
          </div>
        </div>
      )}
    </details>
  );
}
