import {
  addDays,
  dateOfDay,
  dayMs,
  formatClock,
  formatInstant,
  instantToLocal,
  minuteMs,
  offsetIndexAt,
  zoneOffsets,
  type EpochMs,
  type PlainDate,
} from '#kernel/time';
import { firstPolicy, type Policy } from '#modules/accounts/rules';
import type { AvailabilityOnWire } from './availability.contract.ts';
import type { Schedule } from './availability.store.ts';
import type { OpenVisit } from './busy-times.store.ts';
import type { DaySlots, Stretch } from './rules/index.ts';

const interval = ({ start, end }: Stretch) => ({ start: formatClock(start), end: formatClock(end) });

/**
 * The public part of a schedule: the hours, but not how densely its owner packs the day. Of single dates only those that can be
 * booked now: past absences and those of next year are private.
 */
export function presentAvailability(schedule: ShownSchedule, now: EpochMs): AvailabilityOnWire {
  const { timeZone, maxAdvance } = schedule.rules;
  const today = instantToLocal(timeZone, now).date;
  const last = addDays(today, maxAdvance);
  return presentWhole(schedule, ({ date }) => date >= today && date <= last);
}

type ShownSchedule = Pick<Schedule, 'rules' | 'autoConfirm' | 'confirmGuestEmail'>;

function presentWhole(
  { rules, autoConfirm, confirmGuestEmail }: ShownSchedule,
  isShown: (override: { readonly date: PlainDate }) => boolean = () => true,
): AvailabilityOnWire {
  const { timeZone, slotStep, minNotice, maxAdvance } = rules;
  const overrides = rules.overrides.filter(isShown);
  return {
    timeZone,
    weekly: rules.weekly.map((stretch) => ({ weekday: stretch.weekday, ...interval(stretch) })),
    overrides: overrides.map(({ date, intervals }) => ({ date, intervals: intervals.map(interval) })),
    slotStep,
    minNotice,
    maxAdvance,
    autoConfirm,
    confirmGuestEmail,
  };
}

/** The whole schedule, for its owner. */
export function presentOwnAvailability(schedule: Omit<Schedule, 'terms' | 'policy'>): AvailabilityOnWire {
  const { bufferBefore, bufferAfter } = schedule.rules;
  return { ...presentWhole(schedule), bufferBefore, bufferAfter, zoneConfirmed: schedule.zoneConfirmed };
}

interface SlotsToPresent {
  readonly timeZone: string;
  readonly days: readonly DaySlots[];
  readonly lastDate: PlainDate;
  /** Minutes. */
  readonly duration: number;
}

export function presentSlots({ timeZone, days, lastDate, duration }: SlotsToPresent) {
  return {
    timeZone,
    lastDate,
    duration,
    days: days.map(({ date, slots }) => ({ date, slots: writeStarts(slots), times: writeTimes(timeZone, slots) })),
  };
}

/** What the clock there shows at each start. */
function writeTimes(timeZone: string, starts: readonly EpochMs[]): string[] {
  const clock = zoneOffsets(timeZone);
  let stretch = 0;
  return starts.map((at) => {
    if (at < clock.starts[stretch]! || at >= clock.starts[stretch + 1]!) stretch = offsetIndexAt(clock, at);
    const local = at + clock.offsets[stretch]!;
    return formatClock(Math.floor((local % dayMs) / minuteMs));
  });
}

/**
 * Instants on the wire. Written by hand because a month of starts is most of what this answer costs: `toISOString` takes
 * several times as long, and starts lie on whole minutes, many to a date.
 */
function writeStarts(starts: readonly EpochMs[]): string[] {
  let day = Number.NaN;
  let date = '';
  return starts.map((at) => {
    if (at % minuteMs !== 0) return formatInstant(at);
    const itsDay = Math.floor(at / dayMs);
    if (itsDay !== day) date = dateOfDay((day = itsDay));
    return `${date}T${formatClock((at - day * dayMs) / minuteMs)}:00.000Z`;
  });
}

/** What cannot be booked right now; nothing where everything can. */
export function presentClosed(allowed: (entitlement: 'newBookings' | 'series') => boolean) {
  return {
    ...(!allowed('newBookings') && { takesBookings: false }),
    ...(!allowed('series') && { takesSeries: false }),
  };
}

/** What is asked of clients who cancel late or do not come; nothing is said of what everybody begins with. */
export function presentPolicy(policy: Policy) {
  return policy.version === firstPolicy.version ? {} : { policy };
}

const mostStranded = 100;

export function presentStranded(visits: readonly OpenVisit[]) {
  const listed = visits.slice(0, mostStranded);
  return {
    count: visits.length,
    visits: listed.map(({ bookingId, start }) => ({ bookingId, date: formatInstant(start) })),
  };
}
