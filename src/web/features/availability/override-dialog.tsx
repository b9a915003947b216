import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isPlainDate, weekday } from '#kernel/time';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PlusIcon } from '#web/ui/icons.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { Draft, DraftOverride } from './draft.ts';
import type { OverrideRange } from './overrides.ts';
import { rangeProblems } from './override-problems.ts';
import { StretchFields } from './stretch-fields.tsx';
import { takesBreak, usualHours, withOneMore } from './week-edits.ts';

export interface OverrideDialogProps {
  open: boolean;
  title: string;
  /** What it begins with. An empty `from` is still to be chosen. */
  begins: OverrideRange;
  /** The other dates that differ. */
  others: readonly DraftOverride[];
  /** The hours that they differ from, from Monday on. */
  week: Draft['week'];
  /** YYYY-MM-DD */
  today: string;
  /** Whether they wait to be saved with other changes. */
  waits: boolean;
  onClose: () => void;
  onSet: (range: OverrideRange) => void;
}

/** Dates that differ from the week: from when to when, and what they have instead. */
export function OverrideDialog({ open, title, onClose, ...form }: OverrideDialogProps) {
  const t = useTranslations('availability.editor');
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={formId}>
            {t(form.waits ? 'setDates' : 'saveDates')}
          </Button>
          <DialogClose asChild>
            <Button look="quiet">{t('cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <OverrideForm id={formId} {...form} />
    </Dialog>
  );
}

type OverrideFormProps = Omit<OverrideDialogProps, 'open' | 'title' | 'onClose'> & { id: string };

function OverrideForm({ id, begins, others, week, today, waits, onSet }: OverrideFormProps) {
  const t = useTranslations('availability.editor');
  const tProblem = useTranslations('availability.problem');
  const [from, setFrom] = useState(begins.from);
  const [to, setTo] = useState(begins.to === begins.from ? '' : begins.to);
  const [off, setOff] = useState(begins.intervals.length === 0);
  const [typed, setIntervals] = useState(begins.intervals.length > 0 ? begins.intervals : undefined);
  // Until they are changed, those of the weekday.
  const ofWeekday = isPlainDate(from) ? week[weekday(from) - 1]! : [];
  const intervals = typed ?? (ofWeekday.length > 0 ? ofWeekday : [usualHours]);
  const [tried, setTried] = useState(false);
  const range = { from, to: to || from, intervals: off ? [] : intervals };
  const problems = rangeProblems(range, { others, today, t, tProblem });
  const shown = tried ? problems : {};
  function submit(event: SubmitEvent) {
    event.preventDefault();
    // To React the sheet lies inside the form of the page, which is not meant.
    event.stopPropagation();
    setTried(true);
    if (Object.keys(problems).length === 0) onSet(range);
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] items-start gap-x-4 gap-y-4">
        <Field label={t('firstDay')} error={shown['from']} required>
          <DateInput min={today} value={from} onChange={setFrom} />
        </Field>
        <Field label={t('lastDay')} error={shown['to']} hint={t('lastDayHint')}>
          <DateInput min={from || today} value={to} onChange={setTo} />
        </Field>
      </div>
      <RadioCards
        legend={t('whatThen')}
        name="what"
        paired
        value={off ? 'off' : 'hours'}
        onChange={(value) => setOff(value === 'off')}
        options={[
          { value: 'off', label: t('offChoice'), detail: t('offChoiceText') },
          { value: 'hours', label: t('hoursChoice'), detail: t('hoursChoiceText') },
        ]}
      />
      {!off && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 type-small-strong">{t('otherHours')}</legend>
          {intervals.map((stretch, index) => (
            <StretchFields
              key={index}
              stretch={stretch}
              names={{
                from: t('from'),
                to: t('to'),
                remove: t('removeHours', { ...stretch }),
              }}
              problem={shown[`intervals.${index}`]}
              onChange={(changed) => setIntervals(intervals.with(index, changed))}
              onRemove={() => (intervals.length > 1 ? setIntervals(intervals.toSpliced(index, 1)) : setOff(true))}
            />
          ))}
          <Button
            look="plain"
            size="compact"
            className="-ms-2 justify-self-start px-2!"
            icon={<PlusIcon size={18} aria-hidden />}
            onClick={() => setIntervals(withOneMore(intervals))}
          >
            {t(takesBreak(intervals) ? 'addBreak' : 'addStretch')}
          </Button>
        </fieldset>
      )}
      {waits && <p className="type-small text-ink-2">{t('datesWait')}</p>}
    </form>
  );
}
