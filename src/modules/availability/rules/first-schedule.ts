import type { AvailabilityRules } from './availability-rules.ts';

/** What holds until somebody says otherwise: minutes, `maxAdvance` in days. */
export const scheduleDefaults = {
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 120,
  maxAdvance: 60,
  autoConfirm: false,
  confirmGuestEmail: false,
} as const;

/** What a new professional begins with: Monday to Friday, 09:00 to 17:00. */
export function firstRules(timeZone: string): AvailabilityRules {
  const { autoConfirm: _autoConfirm, confirmGuestEmail: _confirmGuestEmail, ...numbers } = scheduleDefaults;
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 9 * 60, end: 17 * 60 }));
  return { timeZone, weekly, overrides: [], ...numbers };
}
