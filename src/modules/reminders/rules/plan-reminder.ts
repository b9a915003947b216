import type { EpochMs } from '#kernel/time';

export interface RemindableVisit {
  readonly startsAt: EpochMs;
  /** Minutes before the visit; 0 for no reminder. */
  readonly reminderTime: number;
}

export interface PlannedReminder {
  readonly minutesBefore: number;
  readonly dueAt: EpochMs;
  /** `skipped` when its moment is over already: whoever books an hour before is not told "in a day". */
  readonly status: 'scheduled' | 'skipped';
}

/** The reminder of a visit that is certain now; undefined when none is wanted. */
export function planReminder({ startsAt, reminderTime }: RemindableVisit, now: EpochMs): PlannedReminder | undefined {
  if (reminderTime <= 0) return undefined;
  const dueAt = startsAt - reminderTime * 60_000;
  return { minutesBefore: reminderTime, dueAt, status: dueAt > now ? 'scheduled' : 'skipped' };
}

/** When the visit of a reminder begins. */
export function visitStart({
  dueAt,
  minutesBefore,
}: {
  readonly dueAt: EpochMs;
  readonly minutesBefore: number;
}): EpochMs {
  return dueAt + minutesBefore * 60_000;
}
