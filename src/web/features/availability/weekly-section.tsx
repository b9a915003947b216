import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readersWeek } from '#kernel/first-weekday';
import { weekdayNames, zoneCity } from '#kernel/visit-time';
import { useShown } from '#web/ui/use-shown.ts';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { DayRow } from './day-row.tsx';
import { withDay, type Draft } from './draft.ts';
import { stretchProblem, type Problems } from './problems.ts';
import { FieldError } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { copyDay, cutAtMidnight } from './week-edits.ts';

export interface WeeklySectionProps {
  draft: Draft;
  problems: Problems;
  /** Whether every problem is shown; before that only those of days that were left. */
  strict: boolean;
  onChange: (draft: Draft) => void;
}

/** The hours of an ordinary week. */
export function WeeklySection({ draft, problems, strict, onChange }: WeeklySectionProps) {
  const t = useTranslations('availability.editor');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const copying = useShown<number>();
  const names = weekdayNames().map(({ long }) => long);
  return (
    <PageSection id="weekly" title={t('weekly')} text={t('weeklyText', { city: zoneCity(draft.timeZone) })}>
      <ul>
        {daysOfWeek().map((day) => (
          <DayRow
            key={day}
            name={names[day]!}
            nextName={names[(day + 1) % 7]!}
            stretches={draft.week[day]!}
            problemOf={(index) =>
              strict || left.has(day) ? stretchProblem(problems, draft.week, day, index) : undefined
            }
            onChange={(stretches) => onChange(withDay(draft, day, stretches))}
            onCutAtMidnight={(index) => onChange(cutAtMidnight(draft, day, index))}
            onCopy={() => copying.show(day)}
            onLeave={() => setLeft((days) => new Set([...days, day]))}
          />
        ))}
      </ul>
      {problems['weekly'] && <FieldError>{problems['weekly']}</FieldError>}
      <CopyDayDialog
        key={copying.turn}
        open={copying.open}
        from={copying.value ?? 0}
        onClose={copying.hide}
        onCopy={(to) => onChange(copyDay(draft, copying.value ?? 0, to))}
      />
    </PageSection>
  );
}

/** In the reader's order, 0 for Monday. */
function daysOfWeek(): number[] {
  return readersWeek().map((weekday) => weekday - 1);
}
