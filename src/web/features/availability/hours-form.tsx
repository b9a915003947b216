import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { Switch } from '#web/ui/switch.tsx';
import { wholeRulesOf } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { WeeklySection } from './weekly-section.tsx';
import { bookingSentence } from './words.ts';

export interface HoursFormProps {
  /** For the button that submits it from outside. */
  id: string;
  userId: number;
  saved: AvailabilityOnWire;
  /** The hours are saved, or were right as they are. */
  onDone: () => void;
  onUnsaved: (unsaved: boolean) => void;
  /** What the button outside says of it. */
  onState: (state: { busy: boolean; trouble: string | undefined }) => void;
}

/** The hours of an ordinary week and what they mean for clients; everything else about them is in the settings. */
export function HoursForm({ id, userId, saved, onDone, onUnsaved, onState }: HoursFormProps) {
  const t = useTranslations('availability.editor');
  const box = useRef<HTMLFormElement>(null);
  const { draft, change, unsaved, problems, tried, trouble, busy, save } = useDraft({ userId, saved, onUnsaved });
  useEffect(() => onState({ busy, trouble }), [busy, trouble, onState]);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const settled = saved.zoneConfirmed && !unsaved;
    if (settled || (await save())) onDone();
    else focusFirstInvalid(box.current);
  }
  return (
    <form ref={box} id={id} onSubmit={(event) => void submit(event)} noValidate className="grid gap-8">
      <WeeklySection draft={draft} problems={problems} strict={tried} onChange={change} />
      <Switch
        label={t('autoConfirm')}
        hint={draft.autoConfirm ? t('autoConfirmOn') : t('autoConfirmOff')}
        checked={draft.autoConfirm}
        onChange={(event) => change({ ...draft, autoConfirm: event.target.checked })}
      />
      <p aria-live="polite" className="rounded-control bg-sunken px-4 py-3.5">
        {bookingSentence(t, wholeRulesOf(draft))}
      </p>
    </form>
  );
}
