import { addDays, localToInstants, minuteMs, parseClock } from '#kernel/time';
import type { ClockMinutes, EpochMs, PlainDate } from '#kernel/time';
import { decideMoment, gapMinutes, type BusyTime } from '#modules/availability/rules';
import { demoAvailability, type DemoAvailability } from './hours.ts';
import { demoArtist, demoPerson } from './people.ts';
import { demoServices, type DemoService } from './services.ts';
import type { DemoGuest, DemoStatus, VisitLine } from './visit-line.ts';
import { visitLines } from './visits.ts';

/** A booking of the demo; a weekly series has several dates, all at the same local time and with the same status. */
export interface DemoBooking {
  readonly artistId: number;
  readonly client: { readonly personId: number } | { readonly guest: DemoGuest };
  readonly service: DemoService;
  readonly dates: readonly PlainDate[];
  /** On the artist's wall. */
  readonly time: ClockMinutes;
  /** The same, date by date, as instants. */
  readonly starts: readonly EpochMs[];
  readonly status: DemoStatus;
  readonly notes?: string | undefined;
  /** The visits of a weekly series, the first included. */
  readonly weeklyVisits?: number;
  /** When it was asked for; what is still pending was asked for on the day of filling. */
  readonly askedOn: PlainDate;
}

/** Whose time is taken when, by their id: artists and clients, so that nobody is in two places at once. */
type Diaries = Map<number, BusyTime[]>;

/** How far a wished visit may slide to find room. */
const mostDaysTried = 60;

/**
 * Every booking of the demo, laid around the day it is filled. `today` may be read in any zone: only what is wished for
 * day 0 may already lie behind, everything else keeps two days' distance.
 */
export function demoBookings(today: PlainDate): DemoBooking[] {
  const diaries: Diaries = new Map();
  return Object.entries(visitLines).flatMap(([artist, lines]) => {
    return lines.map((line) => placeVisit(artist, line, today, diaries));
  });
}

function placeVisit(username: string, line: VisitLine, today: PlainDate, diaries: Diaries): DemoBooking {
  const [fromDay, clock, client, serviceName, status, notes, repeats] = line;
  const artistId = demoArtist(username).id;
  const who: DemoBooking['client'] =
    typeof client === 'string' ? { personId: demoPerson(client).id } : { guest: client };
  const service = demoServices(username).find(({ name }) => name === serviceName);
  const time = parseClock(clock);
  if (!service || time === undefined) throw new Error(`${username} has no ${serviceName} at ${clock}`);

  const rules = demoAvailability(username, today);
  const occupied = 'personId' in who ? [artistId, who.personId] : [artistId];
  const busy = occupied.flatMap((id) => diaries.get(id) ?? []).toSorted((one, other) => one.start - other.start);
  for (let tried = 0; tried < mostDaysTried; tried++) {
    const first = addDays(today, fromDay < 0 ? fromDay - tried : fromDay + tried);
    const dates = Array.from({ length: repeats?.weeklyVisits ?? 1 }, (_, week) => addDays(first, 7 * week));
    const askedOn = dayOfAsking(first, today, status, rules);
    const starts = dates.flatMap((date) => freeStart(rules, service, busy, askedOn, date, time));
    if (starts.length < dates.length) continue;
    for (const id of occupied) {
      diaries.set(id, [...(diaries.get(id) ?? []), ...starts.map((start) => takenFrom(start, service, rules))]);
    }
    return { artistId, client: who, service, dates, time, starts, status, notes, ...repeats, askedOn };
  }
  throw new Error(`${username} has no room for ${serviceName} at ${clock}`);
}

/** The instant of this visit if a client could have had it when they asked, else nothing. */
function freeStart(
  rules: DemoAvailability,
  service: DemoService,
  busy: readonly BusyTime[],
  askedOn: PlainDate,
  date: PlainDate,
  time: ClockMinutes,
): EpochMs[] {
  const now = localToInstants(rules.timeZone, askedOn, 12 * 60)[0]!;
  return localToInstants(rules.timeZone, date, time)
    .slice(0, 1)
    .filter((at) => decideMoment({ rules, durationMinutes: service.duration, busy, now, at }).offered);
}

function takenFrom(start: EpochMs, service: DemoService, rules: DemoAvailability): BusyTime {
  const appointmentEnd = start + service.duration * minuteMs;
  return { start, end: appointmentEnd + gapMinutes(rules) * minuteMs, appointmentEnd };
}

/** Early enough for the artist's notice, and never after today. */
function dayOfAsking(date: PlainDate, today: PlainDate, status: DemoStatus, rules: DemoAvailability): PlainDate {
  if (status === 'pending') return today;
  const inGoodTime = addDays(date, -Math.ceil(rules.minNotice / 1440) - 4);
  const lately = addDays(today, -3);
  return inGoodTime < lately ? inGoodTime : lately;
}
