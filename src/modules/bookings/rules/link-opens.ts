import { dayMs, type EpochMs } from '#kernel/time';

/** A manage link opens so long after its visit. */
const openAfterVisit = 30 * dayMs;

/** Whether the manage link of a visit that ends then opens at a moment. */
export function linkOpens(endsAt: EpochMs, now: EpochMs): boolean {
  return now <= endsAt + openAfterVisit;
}
