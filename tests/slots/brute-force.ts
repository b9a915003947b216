/**
 * The definition of a slot, taken literally and walked minute by minute, to check the slot engine against. It shares no
 * code with the engine nor with `#kernel/time`: what a wall shows, it asks `Intl`.
 */
interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface BruteForceQuestion {
  readonly rules: {
    readonly timeZone: string;
    readonly weekly: readonly (Interval & { readonly weekday: number })[];
    readonly overrides: readonly { readonly date: string; readonly intervals: readonly Interval[] }[];
    readonly slotStep: number;
    readonly bufferBefore: number;
    readonly bufferAfter: number;
    readonly minNotice: number;
    readonly maxAdvance: number;
  };
  readonly durationMinutes: number;
  readonly serviceGap?: number | undefined;
  readonly busy: readonly (Interval & { readonly appointmentEnd: number })[];
  readonly now: number;
  readonly from: string;
  readonly to: string;
}

/** What a wall shows: a date, and minutes since midnight. */
interface Wall {
  readonly date: string;
  readonly minutes: number;
}

interface Minute extends Wall {
  readonly at: number;
  readonly isOpen: boolean;
}

/** The rule that forbids each minute of the dates asked for, undefined for a slot; by instant, ascending. */
export function decideEveryMinute(
  question: BruteForceQuestion,
): Map<number, { date: string; rule: string | undefined }> {
  const { from, to } = question;
  const minutes = walk(question);
  const today = wallOf(question.rules.timeZone, question.now).date;
  const decided = new Map<number, { date: string; rule: string | undefined }>();
  for (const [index, { at, date }] of minutes.entries()) {
    if (date >= from && date <= to) decided.set(at, { date, rule: ruleAgainst(question, today, minutes, index) });
  }
  return decided;
}

export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = dateAfter(date, 1)) dates.push(date);
  return dates;
}

function ruleAgainst(question: BruteForceQuestion, today: string, minutes: readonly Minute[], index: number) {
  const { rules, durationMinutes, busy, now } = question;
  const { at, date, minutes: clock, isOpen } = minutes[index]!;
  const notice = rules.minNotice * 60_000;
  const end = at + durationMinutes * 60_000;
  const gap = [rules.bufferBefore, rules.bufferAfter, question.serviceGap ?? 0].sort((a, b) => b - a)[0]!;
  const blockedUntil = end + gap * 60_000;
  const overlaps = (a: Interval, b: Interval) =>
    a.start < a.end && b.start < b.end && a.start < b.end && b.start < a.end;
  if (at < now) return 'past';
  if ((clock % 60) % (rules.slotStep >= 60 ? 60 : rules.slotStep) !== 0) return 'off_grid';
  if (date > dateAfter(today, rules.maxAdvance)) return 'beyond_horizon';
  if (rules.overrides.some((override) => override.date === date && override.intervals.length === 0)) return 'day_off';
  if (!isOpen) return 'outside_hours';
  for (let later = 0; later < durationMinutes; later++) if (!minutes[index + later]!.isOpen) return 'runs_past_closing';
  if (at < now + notice) return 'within_notice';
  if (busy.some((one) => overlaps({ start: one.start, end: one.appointmentEnd }, { start: at, end }))) return 'taken';
  if (busy.some((one) => overlaps(one, { start: at, end: blockedUntil }))) return 'inside_gap';
  return undefined;
}

/** Every minute of the dates asked for in any zone (UTC+14 to UTC-12), and a day's appointment after the last. */
function walk({ rules, from, to }: BruteForceQuestion): Minute[] {
  const minutes: Minute[] = [];
  const first = Date.parse(`${dateAfter(from, -1)}T08:00:00Z`);
  const last = Date.parse(`${dateAfter(to, 2)}T14:00:00Z`);
  for (let at = first; at <= last; at += 60_000) {
    const wall = wallOf(rules.timeZone, at);
    minutes.push({ at, ...wall, isOpen: isWithinHours(rules, wall) });
  }
  return minutes;
}

function isWithinHours({ overrides, weekly }: BruteForceQuestion['rules'], wall: Wall): boolean {
  const override = overrides.find(({ date }) => date === wall.date);
  const isOpen = ({ start, end }: Interval) => wall.minutes >= start && wall.minutes < end;
  if (override) return override.intervals.some(isOpen);
  const weekday = new Date(wall.date).getUTCDay() || 7;
  return weekly.some((stretch) => stretch.weekday === weekday && isOpen(stretch));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a wall shows in a zone at an instant, from the minute that `Intl` writes. */
export function wallOf(timeZone: string, at: number): Wall {
  let format = formats.get(timeZone);
  if (!format) {
    const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...numbers });
    formats.set(timeZone, format);
  }
  const match = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d):(\d\d)$/.exec(format.format(at));
  if (!match) throw new Error(`Unreadable: ${format.format(at)}`);
  const [, month, day, year, hour, minute] = match;
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

function dateAfter(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1, day! + days)).toISOString().slice(0, 10);
}
