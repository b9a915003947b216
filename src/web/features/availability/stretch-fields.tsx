import { useId, type FocusEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { parseClock } from '#kernel/time';
import { FieldError } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { XIcon } from '#web/ui/icons.ts';
import { TimeInput } from '#web/ui/time-input.tsx';
import type { DraftStretch } from './draft.ts';
import { asEnd, runsPastMidnight } from './week-edits.ts';

export interface StretchFieldsProps {
  stretch: DraftStretch;
  /** What its two times and the button that takes it out are called: "Monday from". Without the last there is none. */
  names: { from: string; to: string; remove?: string };
  problem: string | undefined;
  onChange: (stretch: DraftStretch) => void;
  onRemove: () => void;
  /** Further buttons at the end of its line. */
  actions?: ReactNode;
  /** Told when the focus leaves both times. */
  onLeave?: () => void;
  /** Offered when the end lies before the start: "Until 02:00 on Tuesday". */
  overnight?: { label: string; onChoose: () => void } | undefined;
}

/** From one time to another. */
export function StretchFields({
  stretch,
  names,
  problem,
  onChange,
  onRemove,
  actions,
  onLeave,
  overnight,
}: StretchFieldsProps) {
  const t = useTranslations('availability.editor');
  const problemId = useId();
  const shared = {
    className: 'w-21! px-1! text-center',
    // "10:00 AM" has the whole width.
    style: { paddingInline: 0 },
    ...(problem && { 'aria-invalid': true, 'aria-describedby': problemId }),
  } as const;
  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  }
  return (
    <div onBlur={leave}>
      <div className="flex flex-wrap items-center gap-0.5">
        <TimeInput
          {...shared}
          aria-label={names.from}
          value={stretch.start}
          onChange={(start) => onChange({ ...stretch, start })}
        />
        <span aria-hidden className="type-small text-ink-3">
          –
        </span>
        <TimeInput
          {...shared}
          aria-label={names.to}
          value={stretch.end}
          after={parseClock(stretch.start)}
          onChange={(end) => onChange({ ...stretch, end: asEnd(end) })}
        />
        {names.remove !== undefined && (
          <IconButton label={names.remove} title={t('removeOverride')} onClick={onRemove} className="text-ink-2">
            <XIcon size={20} aria-hidden />
          </IconButton>
        )}
        {actions}
      </div>
      {problem && (
        <div className="mt-1.5 grid justify-items-start gap-1">
          <FieldError id={problemId}>{problem}</FieldError>
          {overnight && runsPastMidnight(stretch) && (
            <button type="button" onClick={overnight.onChoose} className="min-h-11 link type-small-strong">
              {overnight.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
