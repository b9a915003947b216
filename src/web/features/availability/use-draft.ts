import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { zoneCity } from '#kernel/visit-time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { useToast } from '#web/ui/toast.tsx';
import { bodyOf, draftOf, isSame, type Draft, type DraftOverride } from './draft.ts';
import { problemsOf, type Problems } from './problems.ts';
import { useSetAvailability, type Stranded } from './use-set-availability.ts';

const none: Problems = {};

export interface DraftOptions {
  userId: number;
  saved: AvailabilityOnWire;
  onUnsaved: (unsaved: boolean) => void;
}

/** Availability while it is edited: what is typed, what is wrong with it, and saving it. */
export function useDraft({ userId, saved, onUnsaved }: DraftOptions) {
  const t = useTranslations('availability.editor');
  const tProblem = useTranslations('availability.problem');
  const { toast } = useToast();
  const setting = useSetAvailability(userId);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>(none);
  // What saves itself asks nobody to save it.
  const [savesItself, setSavesItself] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [stranded, setStranded] = useState<Stranded>();
  const unsaved = !isSame(draft, draftOf(saved));
  const problems = { ...refused, ...problemsOf(draft, t, tProblem) };

  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  function change(next: Draft) {
    setDraft(next);
    setRefused(none);
    setTrouble(undefined);
  }

  async function send(wished: Draft): Promise<boolean> {
    try {
      const { stranded: left, ...answer } = await setting.save(bodyOf(wished));
      setStranded(left.count > 0 ? left : undefined);
      setTried(false);
      setRefused(none);
      setTrouble(undefined);
      // What was changed meanwhile stays.
      setDraft((current) => (isSame(current, wished) ? draftOf(answer) : current));
      return true;
    } catch (error) {
      setRefused((error instanceof ApiError && error.body.fields) || none);
      setTrouble(sentenceOf(error) ?? t('notSaved'));
      return false;
    }
  }

  /** True when it is saved. */
  async function save(): Promise<boolean> {
    setTried(true);
    if (Object.keys(problemsOf(draft, t, tProblem)).length > 0) {
      setTrouble(t('lookAgain'));
      return false;
    }
    const sent = await send(draft);
    if (sent) toast({ title: t('saved'), description: t('savedText') });
    return sent;
  }

  /**
   * Dates are whole by themselves: they are saved at once, and can be taken back from what tells of it. Beside other changes
   * they wait to be saved with them. `said`: what was done.
   */
  async function changeDates(overrides: readonly DraftOverride[], said: string) {
    const before = draft.overrides;
    const next = { ...draft, overrides };
    change(next);
    if (unsaved) return;
    setSavesItself(true);
    const sent = await send(next);
    setSavesItself(false);
    if (!sent) return;
    toast({ title: said, action: { label: t('undo'), onSelect: () => void takeBack(before) } });
  }

  /** What was typed since stays as it is, and so does what was saved since. */
  async function takeBack(overrides: readonly DraftOverride[]) {
    setDraft((current) => ({ ...current, overrides }));
    const sent = await send({ ...draftOf(setting.latest() ?? saved), overrides });
    if (sent) toast({ title: t('datesBack') });
  }

  /** Saves what is saved once more: whoever does so has confirmed the zone. What is typed stays unsaved. */
  async function confirmZone() {
    const confirmed = await send(draftOf(saved));
    if (confirmed) toast({ title: t('zoneConfirmed', { city: zoneCity(saved.timeZone) }) });
    else toast({ title: t('notSaved'), look: 'destructive' });
  }

  return {
    draft,
    change,
    unsaved: unsaved && !savesItself,
    problems,
    tried,
    trouble,
    stranded,
    busy: setting.busy,
    save,
    changeDates: (overrides: readonly DraftOverride[], said: string) => void changeDates(overrides, said),
    confirmZone: () => void confirmZone(),
    discard: () => change(draftOf(saved)),
  };
}
