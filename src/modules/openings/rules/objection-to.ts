import { minuteMs, type EpochMs } from '#kernel/time';
import { decideFreely, decideWithoutNotice, type Objection, type SlotQuestion } from '#modules/availability/rules';
import { mostAhead } from './limits.ts';

/** Why somebody cannot offer a moment. `too_far`: it is no gap of the next days; `between_minutes`: no clock shows it. */
export type OpeningObjection = Objection['rule'] | 'too_far' | 'between_minutes';

/**
 * Why a moment cannot be offered, if it cannot. Notice, usual starts and horizon never forbid it; the own hours do unless they
 * are set aside, and what is past or busy always.
 */
export function objectionTo(
  question: SlotQuestion & { readonly at: EpochMs },
  { override }: { readonly override: boolean },
): OpeningObjection | undefined {
  const { at, now } = question;
  if (at % minuteMs !== 0) return 'between_minutes';
  if (at <= now) return 'past';
  if (at > now + mostAhead) return 'too_far';
  const busy = decideFreely(question);
  if (!busy.offered) return busy.rule;
  const hours = override ? busy : decideWithoutNotice(question);
  return hours.offered ? undefined : hours.rule;
}
