import { dayMs, minuteMs, type EpochMs } from '#kernel/time';
import { noShowUntil } from './no-show.ts';

export const bookingStatuses = [
  'pending',
  'confirmed',
  'cancelled',
  'completed',
  'declined',
  'expired',
  'no_show',
  'awaiting_payment',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** Who takes a step: one of the two people, the payment, or time itself. */
export type StepActor = 'client' | 'artist' | 'payment' | 'time';

/** Why a step is refused; to the outside every one of them is a 409. */
export type StepRefusal =
  /** It has this status already. */
  | 'already'
  /** No such step exists from here. */
  | 'no_such_step'
  /** The step exists, but for somebody else. */
  | 'not_yours'
  /** The request lapsed before it was answered. */
  | 'lapsed'
  /** Its time to lapse has not come. */
  | 'not_due'
  /** Nobody can fail to come before the start. */
  | 'not_started'
  /** What has begun is not to come any more. */
  | 'begun'
  /** A mark can be corrected for a day. */
  | 'too_late'
  /** A no-show can be marked for two days after the visit. */
  | 'no_show_late';

/** The instants of a booking that decide about its steps. */
export interface StepFacts {
  readonly now: EpochMs;
  readonly startsAt: EpochMs;
  /** When it lapses unless answered or paid. */
  readonly expiresAt?: EpochMs | null | undefined;
  /** When it was marked as completed or no-show. */
  readonly markedAt?: EpochMs | null | undefined;
  readonly endsAt: EpochMs;
  /** Its client contests the no-show, and nobody has answered. */
  readonly contested?: boolean | undefined;
}

/** `beforeStart`: the screen asks once more, since the time left becomes free. */
export type Step =
  | { readonly allowed: true; readonly beforeStart: boolean }
  | { readonly allowed: false; readonly code: StepRefusal };

interface TableRow {
  readonly from: readonly BookingStatus[];
  readonly to: readonly BookingStatus[];
  readonly by: readonly StepActor[];
  readonly unless?: (facts: StepFacts) => StepRefusal | undefined;
}

const correctableFor = dayMs;
const answerWithin = dayMs;
/** Whoever asked still has so long to be told, and to look elsewhere. */
const answerBefore = 120 * minuteMs;

const notStarted = ({ now, startsAt }: StepFacts) => (now < startsAt ? 'not_started' : undefined);
const begun = ({ now, startsAt }: StepFacts) => (now >= startsAt ? 'begun' : undefined);
const tooLate = ({ now, markedAt }: StepFacts) =>
  markedAt == null || now > markedAt + correctableFor ? 'too_late' : undefined;
const noShowLate = ({ now, endsAt }: StepFacts) => (now > noShowUntil(endsAt) ? 'no_show_late' : undefined);
const notDue = ({ now, expiresAt }: StepFacts) => (expiresAt == null || now < expiresAt ? 'not_due' : undefined);

/** Every step there is. */
const table: readonly TableRow[] = [
  { from: ['pending'], to: ['confirmed', 'declined'], by: ['artist'] },
  { from: ['pending', 'awaiting_payment'], to: ['expired'], by: ['time'], unless: notDue },
  { from: ['pending', 'confirmed', 'awaiting_payment'], to: ['cancelled'], by: ['client', 'artist'] },
  { from: ['confirmed'], to: ['completed'], by: ['artist'] },
  { from: ['confirmed'], to: ['no_show'], by: ['artist'], unless: (facts) => notStarted(facts) ?? noShowLate(facts) },
  { from: ['completed'], to: ['confirmed'], by: ['artist'], unless: (facts) => begun(facts) ?? tooLate(facts) },
  {
    from: ['completed'],
    to: ['no_show'],
    by: ['artist'],
    unless: (facts) => notStarted(facts) ?? noShowLate(facts) ?? tooLate(facts),
  },
  {
    from: ['no_show'],
    to: ['completed'],
    by: ['artist'],
    unless: (facts) => (facts.contested ? undefined : tooLate(facts)),
  },
  { from: ['awaiting_payment'], to: ['pending', 'confirmed', 'expired'], by: ['payment'] },
];

/** Whether a booking may go from one status to another by somebody's hand. A request that lapsed takes no step but that. */
export function nextStatus(from: BookingStatus, to: BookingStatus, actor: StepActor, facts: StepFacts): Step {
  if (from === to) return refused('already');
  const rows = table.filter((row) => row.from.includes(from) && row.to.includes(to));
  if (rows.length === 0) return refused('no_such_step');
  const row = rows.find(({ by }) => by.includes(actor));
  if (!row) return refused('not_yours');
  // A payment that comes late may still count: whoever takes it looks whether the time is free.
  if (actor !== 'payment' && to !== 'expired' && statusAt({ ...facts, status: from }, facts.now) === 'expired') {
    return refused('lapsed');
  }
  const code = row.unless?.(facts);
  return code ? refused(code) : { allowed: true, beforeStart: facts.now < facts.startsAt };
}

/** The statuses that hold their time. */
export const blockingStatuses = ['pending', 'confirmed', 'awaiting_payment'] as const satisfies BookingStatus[];

/** Whether a booking of this status holds its time. */
export function holdsTime(status: BookingStatus): boolean {
  return (blockingStatuses as readonly BookingStatus[]).includes(status);
}

const fallen: ReadonlySet<BookingStatus> = new Set(['cancelled', 'declined', 'expired']);

/** Whether nothing came of a booking of this status: no visit took place, and none will. */
export function fellThrough(status: BookingStatus): boolean {
  return fallen.has(status);
}

/** When a request lapses that nobody answers: after a day, or two hours before its start; at short notice after half of it. */
export function requestExpiry(createdAt: EpochMs, startsAt: EpochMs): EpochMs {
  const halfway = createdAt + Math.floor((startsAt - createdAt) / 2);
  return Math.min(createdAt + answerWithin, Math.max(startsAt - answerBefore, halfway));
}

/** The status that a booking has at a moment, whether or not anybody has written down yet that it lapsed. */
export function statusAt(
  booking: { readonly status: BookingStatus; readonly expiresAt?: EpochMs | null | undefined },
  now: EpochMs,
): BookingStatus {
  const lapses = booking.status === 'pending' || booking.status === 'awaiting_payment';
  return lapses && booking.expiresAt != null && now >= booking.expiresAt ? 'expired' : booking.status;
}

function refused(code: StepRefusal): Step {
  return { allowed: false, code };
}
