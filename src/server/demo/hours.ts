import { addDays, parseClock, weekday, type PlainDate } from '#kernel/time';
import type { DateOverride, Stretch, WeeklyStretch } from '#modules/availability/rules';
import { demoArtist } from './people.ts';
import { weeklyPlans, type DemoAvailability, type Exception } from './weekly-plans.ts';

export type { DemoAvailability } from './weekly-plans.ts';

/** An artist's hours as they are set on the day the demo is filled. */
export function demoAvailability(username: string, today: PlainDate): DemoAvailability {
  const plan = weeklyPlans[username];
  if (!plan) throw new Error(`The demo has no hours for ${username}`);
  const { week, exceptions, settings } = plan;
  return {
    ...settings,
    timeZone: demoArtist(username).timeZone,
    weekly: week.flatMap(([weekdays, ...stretches]) => weekdays.flatMap((each) => onWeekday(each, stretches))),
    overrides: exceptions.map((exception) => overrideFrom(exception, today)),
  };
}

function onWeekday(number: number, stretches: readonly string[]): WeeklyStretch[] {
  return stretches.map((stretch) => ({ weekday: number, ...readStretch(stretch) }));
}

function overrideFrom([number, weeksAhead, ...stretches]: Exception, today: PlainDate): DateOverride {
  const earliest = addDays(today, 7 * weeksAhead);
  const date = addDays(earliest, (number - weekday(earliest) + 7) % 7);
  return { date, intervals: stretches.map(readStretch) };
}

function readStretch(text: string): Stretch {
  const [start, end] = text.split('-').map(parseClock);
  if (start === undefined || end === undefined) throw new Error(`Not a stretch of the clock: ${text}`);
  return { start, end };
}
