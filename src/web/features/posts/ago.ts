export type AgoUnit = 'now' | 'minutes' | 'hours' | 'days' | 'months' | 'years';

export interface Ago {
  readonly unit: AgoUnit;
  readonly count: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago something was, rounded as people say it: 29 seconds are now, 100 minutes about 2 hours, 30 hours a day. */
export function agoOf(at: number, now: number): Ago {
  const past = Math.max(now - at, 0);
  const minutes = Math.round(past / minute);
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 45) return { unit: 'minutes', count: minutes };
  if (past < 23.5 * hour) return { unit: 'hours', count: Math.max(1, Math.round(past / hour)) };
  if (past < 29.5 * day) return { unit: 'days', count: Math.max(1, Math.round(past / day)) };
  const months = Math.max(1, Math.round(past / (30.44 * day)));
  return months < 12
    ? { unit: 'months', count: months }
    : { unit: 'years', count: Math.max(1, Math.round(past / (365.25 * day))) };
}
