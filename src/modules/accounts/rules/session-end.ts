import { dayMs, type EpochMs } from '#kernel/time';

const sessionDays = 60;

/** The idle timeout of a session; for admins it is a working day. */
export const idleDays = 30;
export const adminIdleHours = 12;

/** How a session was started, or confirmed since: by a password alone, a passkey, or password and second step. */
export const sessionFactors = ['password', 'passkey', 'second_step'] as const;

export type SessionFactor = (typeof sessionFactors)[number];

/** How long a confirmed password stays fresh. */
export const freshMinutes = 10;

/** When a session that begins at a moment ends by itself, and the cookie that holds it. */
export function sessionEnd(begins: EpochMs): EpochMs {
  return begins + sessionDays * dayMs;
}
