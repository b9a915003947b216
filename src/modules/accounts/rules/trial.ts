import { dayMs } from '#kernel/time';

/** The days of a free week. */
export const trialDays = 7;

export interface Trial {
  readonly trialStartedAt: number;
  readonly trialEndsAt: number;
}

/** The free week of a professional, from the moment they begin. */
export function trialFrom(now: number): Trial {
  return { trialStartedAt: now, trialEndsAt: now + trialDays * dayMs };
}
