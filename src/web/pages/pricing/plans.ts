/** What the two plans open, in the order of the boards. Premium has all of Basic, too. */
export const plans = [
  {
    tier: 'basic',
    lines: ['bookings', 'scheduling', 'reminders', 'support', 'access'],
  },
  {
    tier: 'premium',
    lines: ['priority', 'recurring', 'customReminders', 'premiumSupport', 'exclusive', 'sms', 'calendar', 'analytics'],
  },
] as const;

const planned = ['priority', 'customReminders', 'exclusive', 'sms', 'calendar', 'analytics'] as const;

/** Whether a line of a plan is not built yet. */
export function isPlanned(line: Plan['lines'][number]): line is (typeof planned)[number] {
  return planned.some((each) => each === line);
}

export type Plan = (typeof plans)[number];
