import { dayMs, type EpochMs } from '#kernel/time';

/** How long a guest can undo a change made by a holder of their link. */
const undoWithin = 7 * dayMs;

/** Until when a change to a guest's visits can be undone. */
export function undoneUntil(changedAt: EpochMs): EpochMs {
  return changedAt + undoWithin;
}

/** Changes made up to this moment can no longer be undone. */
export function undoOver(now: EpochMs): EpochMs {
  return now - undoWithin;
}
