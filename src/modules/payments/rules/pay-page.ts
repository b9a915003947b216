import type { EpochMs } from '#kernel/time';

/** The provider keeps no page open for less than half an hour; what comes after the time was given away goes back. */
const openFor = 31 * 60_000;

/** When a pay page that is opened now closes, in the whole seconds that the provider counts. */
export function pageClosesAt(now: EpochMs): EpochMs {
  return Math.floor((now + openFor) / 1000) * 1000;
}
