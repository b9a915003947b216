import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatPercent } from '#kernel/visit-time';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** What is taken off, as it stands in the form: a number, or what somebody types. */
export interface PercentDraft {
  readonly other: boolean;
  readonly percent: number | null;
  readonly typed: string;
}

export const nothingOff: PercentDraft = { other: false, percent: null, typed: '' };

const usual = [10, 20, 30];
const most = 90;

/** Percent off the price, null for none; undefined for what is no such number. */
export function percentOf({ other, percent, typed }: PercentDraft): number | null | undefined {
  if (!other) return percent;
  const number = Number(typed);
  return /^\d{1,2}$/.test(typed.trim()) && number >= 1 && number <= most ? number : undefined;
}

export interface PercentChoiceProps {
  draft: PercentDraft;
  onChange: (draft: PercentDraft) => void;
  /** Says what is wrong. */
  tried: boolean;
}

/** How much is taken off: nothing, one of the usual shares, or another. */
export function PercentChoice({ draft, onChange, tried }: PercentChoiceProps) {
  const t = useTranslations('calendar.opening');
  const labelId = useId();
  const choose = (percent: number | null) => onChange({ ...draft, other: false, percent });
  return (
    <div className="grid gap-2">
      <p id={labelId} className="type-strong">
        {t('discount')}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
        <Chip selected={!draft.other && draft.percent === null} onClick={() => choose(null)}>
          {t('none')}
        </Chip>
        {usual.map((percent) => (
          <Chip key={percent} selected={!draft.other && draft.percent === percent} onClick={() => choose(percent)}>
            {formatPercent(percent)}
          </Chip>
        ))}
        <Chip selected={draft.other} onClick={() => onChange({ ...draft, other: true })}>
          {t('other')}
        </Chip>
      </div>
      {draft.other && (
        <Field
          label={t('otherLabel')}
          required
          error={tried && percentOf(draft) === undefined ? t('otherProblem') : undefined}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={draft.typed}
            onChange={(event) => onChange({ ...draft, typed: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
