import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { parseClock } from '#kernel/time';
import { formatClockTime } from '#kernel/visit-time';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyIcon, PlusIcon } from '#web/ui/icons.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { DraftStretch } from './draft.ts';
import { StretchFields } from './stretch-fields.tsx';
import { takesBreak, usualHours, withOneMore } from './week-edits.ts';

export interface DayRowProps {
  /** "Monday" */
  name: string;
  /** "Tuesday" */
  nextName: string;
  stretches: readonly DraftStretch[];
  problemOf: (index: number) => string | undefined;
  onChange: (stretches: readonly DraftStretch[]) => void;
  onCutAtMidnight: (index: number) => void;
  onCopy: () => void;
  onLeave: () => void;
}

/** One weekday: open or closed, its stretches, and what can be done with them. */
export function DayRow({
  name,
  nextName,
  stretches,
  problemOf,
  onChange,
  onCutAtMidnight,
  onCopy,
  onLeave,
}: DayRowProps) {
  const t = useTranslations('availability.editor');
  // Closing a day by mistake loses no hours.
  const closed = useRef<readonly DraftStretch[]>([usualHours]);
  function setOpen(open: boolean) {
    if (!open) closed.current = stretches;
    onChange(open ? closed.current : []);
  }
  const buttons = (
    <>
      <IconButton
        label={t(takesBreak(stretches) ? 'addBreakOn' : 'addStretchOn', { day: name })}
        title={t(takesBreak(stretches) ? 'addBreak' : 'addStretch')}
        className="text-ink-2"
        onClick={() => onChange(withOneMore(stretches))}
      >
        <PlusIcon size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('copyDayOf', { day: name })} title={t('copyDay')} className="text-ink-2" onClick={onCopy}>
        <CopyIcon size={20} aria-hidden />
      </IconButton>
    </>
  );
  return (
    <li className="grid gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0 md:grid-cols-[10.5rem_minmax(0,1fr)]">
      <Switch
        className="self-start"
        label={name}
        checked={stretches.length > 0}
        onChange={(event) => setOpen(event.target.checked)}
      />
      {stretches.length === 0 ? (
        <p className="self-center type-small text-ink-3 max-md:sr-only">{t('closed')}</p>
      ) : (
        <div className="grid gap-2">
          {stretches.map((stretch, index) => (
            <StretchFields
              key={index}
              stretch={stretch}
              names={{
                from: t('fromOn', { day: name, number: index + 1 }),
                to: t('toOn', { day: name, number: index + 1 }),
                // The only one goes with the day's switch.
                ...(stretches.length > 1 && {
                  remove: t('removeStretch', { day: name, start: said(stretch.start), end: said(stretch.end) }),
                }),
              }}
              problem={problemOf(index)}
              onChange={(changed) => onChange(stretches.with(index, changed))}
              onRemove={() => onChange(stretches.toSpliced(index, 1))}
              onLeave={onLeave}
              actions={index === 0 && buttons}
              overnight={{
                label: t('endsNextDay', { end: said(stretch.end), day: nextName }),
                onChoose: () => onCutAtMidnight(index),
              }}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** A time of the draft on its reader's clock; one that is not written yet as it stands. */
function said(time: string): string {
  const minutes = parseClock(time);
  return minutes === undefined ? time : formatClockTime(minutes);
}
