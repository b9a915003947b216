import { dayMs, type EpochMs } from '#kernel/time';

const sessionDays = 60;

/** When a session that begins at a moment ends by itself, and the cookie that holds it. */
export function sessionEnd(begins: EpochMs): EpochMs {
  return begins + sessionDays * dayMs;
}
