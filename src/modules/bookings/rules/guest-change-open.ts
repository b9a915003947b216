import { dayMs, type EpochMs } from '#kernel/time';

/** A guest has so long to undo what somebody with their link did. */
const undoWithin = 7 * dayMs;

/** Until when a change to a guest's visits can be undone. */
export function undoneUntil(changedAt: EpochMs): EpochMs {
  return changedAt + undoWithin;
}

/** The latest moment of changes that cannot be undone any more. */
export function undoOver(now: EpochMs): EpochMs {
  return now - undoWithin;
}
