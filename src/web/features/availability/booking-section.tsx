import { useTranslations } from 'use-intl';
import { formatDuration } from '#kernel/visit-time';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { Draft } from './draft.ts';
import type { Problems } from './problems.ts';
import { PageSection } from '#web/ui/page-section.tsx';
import { leadWords } from './words.ts';

type NumberField = 'slotStep' | 'minNotice' | 'maxAdvance' | 'bufferBefore' | 'bufferAfter';

const steps = [5, 10, 15, 20, 30, 60];
const notices = [0, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080];
const horizons = [7, 14, 21, 30, 60, 90, 180, 365, 730];
const gaps = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

export interface BookingSectionProps {
  draft: Draft;
  problems: Problems;
  onChange: (draft: Draft) => void;
}

/** Step, notice, horizon, gaps, and who confirms. */
export function BookingSection({ draft, problems, onChange }: BookingSectionProps) {
  const t = useTranslations('availability.editor');
  const gapWords = (minutes: number) => (minutes === 0 ? t('none') : formatDuration(minutes));
  const stepWords = (minutes: number) => (minutes >= 60 ? t('everyHour') : t('everyMinutes', { minutes }));
  const select = (name: NumberField, choices: readonly number[], words: (value: number) => string, hint: string) => (
    <Field id={name} label={t(name)} hint={hint} error={problems[name]}>
      <Select value={draft[name]} onChange={(event) => onChange({ ...draft, [name]: Number(event.target.value) })}>
        {withCurrent(choices, draft[name]).map((value) => (
          <option key={value} value={value}>
            {words(value)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <PageSection id="booking" title={t('booking')}>
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        {select('slotStep', steps, stepWords, t('slotStepHint'))}
        {select(
          'minNotice',
          notices,
          (minutes) => (minutes === 0 ? t('none') : leadWords(t, minutes)),
          t('minNoticeHint'),
        )}
        <div className="col-span-full grid grid-cols-2 items-start gap-x-6 gap-y-1.5">
          {select('bufferBefore', gaps, gapWords, '')}
          {select('bufferAfter', gaps, gapWords, '')}
          <p className="col-span-full type-small text-ink-3">{t('bufferHint')}</p>
        </div>
        {select('maxAdvance', horizons, (days) => t('days', { days }), t('maxAdvanceHint'))}
      </div>
      <Switch
        className="mt-4"
        label={t('autoConfirm')}
        hint={draft.autoConfirm ? t('autoConfirmOn') : t('autoConfirmOff')}
        checked={draft.autoConfirm}
        onChange={(event) => onChange({ ...draft, autoConfirm: event.target.checked })}
      />
      <Switch
        className="mt-4"
        label={t('confirmGuestEmail')}
        hint={draft.confirmGuestEmail ? t('confirmGuestEmailOn') : t('confirmGuestEmailOff')}
        checked={draft.confirmGuestEmail}
        onChange={(event) => onChange({ ...draft, confirmGuestEmail: event.target.checked })}
      />
    </PageSection>
  );
}

/** The choices and, in its place, a value that was set some other way. */
function withCurrent(choices: readonly number[], current: number): number[] {
  return [...new Set([...choices, current])].sort((one, other) => one - other);
}
