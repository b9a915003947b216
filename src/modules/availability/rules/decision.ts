import type { EpochMs, PlainDate } from '#kernel/time';
import type { Stretch } from './availability-rules.ts';

interface InTheWay {
  /** The appointment, without its gap. */
  readonly start: EpochMs;
  readonly end: EpochMs;
  /** When this and all that follows it without a pause is over, gaps included. */
  readonly busyUntil: EpochMs;
}

/** Why a moment is not offered: the first of these rules that forbids it, with the facts that a sentence needs. */
export type Objection =
  | { readonly rule: 'past' }
  /** `step` in minutes; `before` and `after` are the starts around the moment. */
  | { readonly rule: 'off_grid'; readonly step: number; readonly before: EpochMs; readonly after: EpochMs }
  /** `lastDate` is the last one that can be booked today; the moment's own date can be from `opensOn` on. */
  | { readonly rule: 'beyond_horizon'; readonly lastDate: PlainDate; readonly opensOn: PlainDate }
  | { readonly rule: 'day_off'; readonly date: PlainDate }
  /** `open` is what that date has instead. */
  | { readonly rule: 'outside_hours'; readonly date: PlainDate; readonly open: readonly Stretch[] }
  /** It would begin within hours and end at `endsAt`, after `closesAt`. */
  | { readonly rule: 'runs_past_closing'; readonly closesAt: EpochMs; readonly endsAt: EpochMs }
  /** `minNotice` in minutes from now reaches to `earliest`. */
  | { readonly rule: 'within_notice'; readonly minNotice: number; readonly earliest: EpochMs }
  /** It would overlap an appointment. */
  | ({ readonly rule: 'taken' } & InTheWay)
  /** It would keep clear of every appointment, but not of the `gap` minutes after one: another's, or its own. */
  | ({ readonly rule: 'inside_gap'; readonly whose: 'earlier' | 'own'; readonly gap: number } & InTheWay);

export type Decision = { readonly offered: true } | ({ readonly offered: false } & Objection);
