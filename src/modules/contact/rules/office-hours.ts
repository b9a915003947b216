import { instantToLocal, weekday, type EpochMs } from '#kernel/time';

/** The rows of the table of hours. */
export type OfficeDay = 'weekdays' | 'saturday' | 'sunday';

/** From and until, in minutes since midnight; undefined where nobody is there. */
export const officeHours: Readonly<Record<OfficeDay, readonly [from: number, until: number] | undefined>> = {
  weekdays: [9 * 60, 18 * 60],
  saturday: [10 * 60, 16 * 60],
  sunday: undefined,
};

/** Which row of the table a moment falls into, by the operator's calendar. */
export function officeDayOf(now: EpochMs, timeZone: string): OfficeDay {
  const day = weekday(instantToLocal(timeZone, now).date);
  if (day === 7) return 'sunday';
  return day === 6 ? 'saturday' : 'weekdays';
}

/** Whether somebody is there at a moment. */
export function isOpen(now: EpochMs, timeZone: string): boolean {
  const hours = officeHours[officeDayOf(now, timeZone)];
  const { minutes } = instantToLocal(timeZone, now);
  return hours !== undefined && minutes >= hours[0] && minutes < hours[1];
}
