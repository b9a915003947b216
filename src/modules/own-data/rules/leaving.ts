import { dayMs } from '#kernel/time';

/** When somebody’s account goes for good, and by which clock they read it. */
export interface Leaving {
  readonly leavesAt: number;
  readonly timeZone: string;
}

/** So many days whoever deletes their account may take it back. */
export const leavingDays = 14;

/** When an account that is deleted now goes for good. */
export function leavingEnd(now: number): number {
  return now + leavingDays * dayMs;
}
