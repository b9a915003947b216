/** What the two plans cost and open, in the order of the boards. Premium has all of Basic, too. */
export const plans = [
  {
    tier: 'basic',
    /** In cents. */
    price: 1499,
    lines: ['bookings', 'scheduling', 'reminders', 'support', 'access'],
  },
  {
    tier: 'premium',
    price: 2499,
    lines: ['priority', 'recurring', 'customReminders', 'premiumSupport', 'exclusive', 'sms', 'calendar', 'analytics'],
  },
] as const;

const planned = ['priority', 'customReminders', 'exclusive', 'sms', 'calendar', 'analytics'] as const;

/** Whether a line of a plan is not built yet. */
export function isPlanned(line: Plan['lines'][number]): line is (typeof planned)[number] {
  return planned.some((each) => each === line);
}

export const currency = 'USD';

export type Plan = (typeof plans)[number];
export type Tier = Plan['tier'];
