import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { Button } from '#web/ui/button.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { minutesOf, wholeRulesOf, type Draft, type DraftOverride } from './draft.ts';
import { monthAfter } from './month-weeks.ts';
import { OpenDaysCalendar } from './open-days-calendar.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { rangesFrom, withoutRange, withRange, type OverrideRange } from './overrides.ts';
import { FieldError } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import type { Problems } from './problems.ts';
import { datesWords, hoursWords, rangeWords } from './words.ts';

export interface OverridesSectionProps {
  draft: Draft;
  problems: Problems;
  now: EpochMs;
  /** YYYY-MM-DD */
  today: string;
  /** Whether other changes wait to be saved, which new dates then do, too. */
  unsaved: boolean;
  /** `said`: what was done. */
  onChange: (overrides: readonly DraftOverride[], said: string) => void;
}

interface Editing {
  readonly range: OverrideRange;
  /** The range of the list that it changes; none for new dates. */
  readonly existing: OverrideRange | undefined;
}

/** Dates that differ from the week, as a calendar and as a list. */
export function OverridesSection({ draft, problems, now, today, unsaved, onChange }: OverridesSectionProps) {
  const t = useTranslations('availability.editor');
  const editing = useShown<Editing>();
  const [month, setMonth] = useState(monthAfter(today, 0));
  const { overrides } = draft;
  const ranges = rangesFrom(overrides, today);
  const problem = Object.entries(problems).find(([field]) => field.startsWith('overrides'))?.[1];
  const replaced = editing.value?.existing;
  const others = replaced ? withoutRange(overrides, replaced) : overrides;

  const open = (range: OverrideRange, existing?: OverrideRange) => editing.show({ range, existing });
  function choose(date: string) {
    const existing = ranges.find(({ from, to }) => from <= date && date <= to);
    open(existing ?? { from: date, to: date, intervals: [] }, existing);
  }
  const remove = (range: OverrideRange) =>
    onChange(withoutRange(overrides, range), t('datesRemoved', { dates: datesWords(t, range, now) }));

  return (
    <PageSection
      id="overrides"
      title={t('overrides')}
      text={t('overridesText')}
      action={
        <Button look="quiet" size="compact" onClick={() => open({ from: '', to: '', intervals: [] })}>
          {t('addOverride')}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[18.5rem_minmax(0,1fr)]">
        <div>
          <OpenDaysCalendar
            rules={wholeRulesOf(draft)}
            today={today}
            month={month}
            onMonth={setMonth}
            onChoose={choose}
          />
          <p className="mt-2 type-small text-ink-2">{t('calendarKey')}</p>
        </div>
        {ranges.length === 0 ? (
          <p className="text-ink-3 md:pt-3">{t('noOverrides')}</p>
        ) : (
          <ul>
            {ranges.map((range) => (
              <OverrideRow
                key={range.from}
                range={range}
                dates={datesWords(t, range, now)}
                onChange={() => open(range, range)}
                onRemove={() => remove(range)}
              />
            ))}
          </ul>
        )}
      </div>
      {problem && <FieldError>{problem}</FieldError>}
      <OverrideDialog
        key={editing.turn}
        open={editing.open}
        begins={editing.value?.range ?? { from: '', to: '', intervals: [] }}
        others={others}
        week={draft.week}
        title={t(replaced ? 'overrideTitle' : 'addOverride')}
        today={today}
        waits={unsaved}
        onClose={editing.hide}
        onSet={(range) => {
          onChange(withRange(others, range), t('datesSaved', { dates: rangeWords(t, range, now) }));
          // What was set is seen.
          setMonth(monthAfter(range.from, 0));
          editing.hide();
        }}
      />
    </PageSection>
  );
}

function OverrideRow({
  range,
  dates,
  onChange,
  onRemove,
}: {
  range: OverrideRange;
  dates: string;
  onChange: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations('availability.editor');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-b-0">
      <p className="min-w-0">
        <span className="block type-strong">{dates}</span>
        <span className="block type-small text-ink-2">
          {range.intervals.length === 0 ? t('dayOffWord') : hoursWords(t, range.intervals.map(minutesOf))}
        </span>
      </p>
      <span className="-mx-2 flex">
        <Button
          look="plain"
          size="compact"
          className="px-2!"
          aria-label={t('changeOverrideOf', { dates })}
          onClick={onChange}
        >
          {t('changeOverride')}
        </Button>
        <Button
          look="plain"
          size="compact"
          className="px-2!"
          aria-label={t('removeOverrideOf', { dates })}
          onClick={onRemove}
        >
          {t('removeOverride')}
        </Button>
      </span>
    </li>
  );
}
