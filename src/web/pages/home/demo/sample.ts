import { nothingInAdvance } from '#modules/catalogue/rules';
import { addDays, localToInstants, parseClock, weekday, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { FreeTimes } from '#web/features/bookings/pick/free-times.ts';

/** The professional of the sample booking card; nobody's account. */
export const sampleArtist = {
  fullName: 'Sade Bello',
  username: 'sade.braids',
  city: 'Brooklyn, New York',
  timeZone: 'America/New_York',
  posts: 124,
  followers: 4582,
  following: 1250,
} as const;

/** Who books in the sample. */
export const sampleClient = 'Cleo Hart';

/** What can be booked; `name` is its key in the texts. */
const offered = [
  { id: 1, name: 'knotless', duration: 240, price: 18_000 },
  { id: 2, name: 'cornrows', duration: 90, price: 8500 },
  { id: 3, name: 'takedown', duration: 60, price: 4500 },
] as const;

/** Free starts by weekday, from Monday; weekends are closed. */
const weekdaySlots: readonly (readonly string[])[] = [
  ['9:00', '10:30', '14:00'],
  ['9:00', '10:30', '11:15', '13:00', '14:30', '15:15'],
  ['10:30', '13:00', '14:30', '17:15'],
  ['9:00', '10:30', '11:15', '13:00', '14:30'],
  ['9:00', '11:15', '13:00'],
  [],
  [],
];

/** Days ahead that can be booked. */
const horizon = 41;

type SampleService = (typeof offered)[number]['name'];

/** The sample's services in the shape that booking knows, named by `nameOf`. */
export function sampleServices(nameOf: (service: SampleService) => string): ServiceOnWire[] {
  return offered.map(({ id, name, duration, price }) => ({
    id,
    userId: 0,
    name: nameOf(name),
    description: null,
    duration,
    price,
    currency: 'USD',
    published: true,
    extraGap: 0,
    addOn: false,
    sample: false,
    advance: nothingInAdvance,
    createdAt: '2026-01-01T00:00:00Z',
  }));
}

/** The sample's free times, from the day after this moment. */
export function sampleTimes(now: EpochMs): FreeTimes {
  const { timeZone } = sampleArtist;
  const today = calendarDate(now, timeZone);
  const dates = Array.from({ length: horizon }, (_, index) => addDays(today, index));
  const days = Object.fromEntries(dates.map((date) => [date, date === today ? [] : startsOn(date, timeZone)]));
  const soonest = dates.flatMap((date) => days[date]!.map((at) => ({ date, at })))[0];
  const closed = dates.filter((date) => weekday(date) > 5);
  return { timeZone, today, lastDate: dates.at(-1)!, days, closed, tooSoon: [], soonest };
}

function startsOn(date: PlainDate, timeZone: string): EpochMs[] {
  const clocks = weekdaySlots[weekday(date) - 1] ?? [];
  return clocks.flatMap((clock) => localToInstants(timeZone, date, parseClock(clock.padStart(5, '0')) ?? 0));
}
