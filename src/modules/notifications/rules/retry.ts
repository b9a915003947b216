const minute = 60_000;

/** So often a mail is tried before it counts as failed: over more than half a day. */
export const mostAttempts = 12;

/** How long to wait before the next attempt, in ms: a minute, doubling up to four hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * minute;
}

/** How long a sender may take before it counts as dead, in ms: longer than all time limits of one attempt together. */
export const stuckAfter = 5 * minute;

/** How long settled mails are kept, in ms. */
export const keptFor = 30 * 24 * 60 * minute;
