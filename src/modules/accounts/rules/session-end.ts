import { dayMs, type EpochMs } from '#kernel/time';

const sessionDays = 60;

/** A session ends sooner when it is not used for so long; one of an admin after a working day. */
export const idleDays = 30;
export const adminIdleHours = 12;

/** How a session was begun, or confirmed since: by a password alone, by a passkey, or by password and second step. */
export const sessionFactors = ['password', 'passkey', 'second_step'] as const;

export type SessionFactor = (typeof sessionFactors)[number];

/** For so long after the password was said it is not asked for again. */
export const freshMinutes = 10;

/** When a session that begins at a moment ends by itself, and the cookie that holds it. */
export function sessionEnd(begins: EpochMs): EpochMs {
  return begins + sessionDays * dayMs;
}
