import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import { Button } from '#web/ui/button.tsx';
import { CaretDownIcon, RepeatIcon } from '#web/ui/icons.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { endings, repeats, type Repeat, type Typed } from './typed.ts';
import { latestVisit, visitsWithinYear } from './visits-within-year.ts';

export interface RepeatFieldsProps {
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  /** The date of the first visit, once it is chosen. */
  first?: PlainDate | undefined;
  /** Under the form stands a button that shows the dates. */
  footed?: boolean;
}

const everyRepeat = Object.keys(repeats) as Repeat[];

/** Whether the visit comes again, how often and how long; quiet until somebody wants it. */
export function RepeatFields({ typed, errors, first, footed = false }: RepeatFieldsProps) {
  const t = useTranslations('bookings.repeat');
  const wrong = ['repeat', 'visits', 'until'].some((control) => errors[control] !== undefined);
  const [open, setOpen] = useState(typed.repeat !== 'never' || wrong);
  const [repeat, setRepeat] = useState(typed.repeat);
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
  const limitOf = (choice: Repeat) =>
    choice === 'never' || !first ? t('visitsHint') : t('visitsMost', { most: visitsWithinYear(choice, first) });
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
      {/* Whether an end is asked for, and which of the two, follows the choices without script. */}
      <div className="group/series grid gap-4 px-3.5 pt-1 pb-4">
        <Field id="repeat" label={t('often')} error={errors['repeat']}>
          <Select
            name="repeat"
            defaultValue={typed.repeat}
            onChange={({ target }) => setRepeat(target.value as Repeat)}
          >
            {everyRepeat.map((choice) => (
              <option key={choice} value={choice} data-limit={limitOf(choice)}>
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
            <TextInput name="visits" inputMode="numeric" autoComplete="off" defaultValue={typed.visits} />
          </Field>
          <Field
            id="until"
            label={t('until')}
            hint={t('untilHint')}
            error={errors['until']}
            className="not-group-has-[[value=date]:checked]/series:hidden"
          >
            <TextInput
              name="until"
              type="date"
              min={first}
              max={first && latestVisit(first)}
              defaultValue={typed.until}
            />
          </Field>
          {!footed && (
            <Button type="submit" name="intent" value="preview" look="quiet" wide data-preview>
              {t('showDates')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
