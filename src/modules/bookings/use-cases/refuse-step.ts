import { refuse, type Refusal } from '#kernel/refusal';
import { translator } from '#platform/messages';
import type { BookingRow } from '../bookings.store.ts';
import {
  costsFee,
  nextStatus,
  statusAt,
  type BookingStatus,
  type FeeFacts,
  type Fixing,
  type Part,
  type StepRefusal,
} from '../rules/index.ts';

/** Why something is refused that is no step of the table. */
type OtherRefusal =
  | 'visit_over'
  | 'time_gone'
  | 'offer_days'
  | 'no_move_request'
  | `fixed.${Fixing}`
  | 'not_missed'
  | 'contest_over'
  | 'contested'
  | 'not_contested'
  | 'taken_back';

/** The refusal of a step that a booking cannot take: `409`, with the state it is in. */
export function stepRefused(
  why: StepRefusal | OtherRefusal,
  booking: Pick<BookingRow, 'status' | 'expiresAt'>,
  now: number,
): Refusal {
  const sentence = translator()(`bookingRefusal.step.${why}`);
  return refuse('step_not_allowed', { values: { sentence }, body: { status: statusAt(booking, now) } });
}

/** Refuses a step that the table of steps does not allow this person now. */
export function checkStep(
  booking: BookingRow & { readonly contested?: boolean },
  to: BookingStatus,
  by: Part,
  now: number,
): void {
  const step = nextStatus(booking.status, to, by, { ...booking, now });
  if (!step.allowed) throw stepRefused(step.code, booking, now);
}

/** Refuses, with `conflict`, to act on what its actor has not seen: somebody changed it between reading and locking. */
export function checkUnchanged(seen: BookingRow, current: BookingRow | undefined): asserts current is BookingRow {
  const same = current?.version === seen.version && current.manageVersion === seen.manageVersion;
  if (!same) throw refuse('conflict');
}

/** Refuses a step that would make a client owe a fee: an admin takes none in somebody's place. */
export function checkFree(
  visits: readonly FeeFacts[],
  step: { readonly to: BookingStatus; readonly by: Part; readonly now: number },
): void {
  if (visits.some((visit) => costsFee(visit, step))) throw refuse('fee_not_yours');
}
