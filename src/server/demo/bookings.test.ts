import { describe, expect, it } from 'vitest';
import { addDays, weekday, type EpochMs } from '#kernel/time';
import { decideMoment, gapMinutes } from '#modules/availability/rules';
import { demoBookings, type DemoBooking } from './bookings.ts';
import { demoAvailability, type DemoAvailability } from './hours.ts';
import { demoArtists, demoPeople, demoSignIn } from './people.ts';

const plainWeek = Array.from({ length: 7 }, (_, days) => addDays('2026-11-20', days));
/** Days before clocks change in New York, Berlin and London, and Sydney, to and fro. */
const clockChanges = ['2026-03-07', '2026-03-12', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-31'];
const todays = [...plainWeek, ...clockChanges, '2027-12-30'];

const minute = 60_000;
const day = 24 * 60 * minute;

interface Visit extends Pick<DemoBooking, 'artistId' | 'service' | 'status' | 'askedOn' | 'client'> {
  readonly hours: DemoAvailability;
  readonly start: EpochMs;
  readonly end: EpochMs;
}

function visitsFor(today: string): Visit[] {
  return demoBookings(today).flatMap((booking) => {
    const { username } = demoArtists.find(({ id }) => id === booking.artistId)!;
    const hours = demoAvailability(username, today);
    return booking.starts.map((start) => ({
      ...booking,
      hours,
      start,
      end: start + booking.service.duration * minute,
    }));
  });
}

/** Looks at every minute of a visit on the artist's wall; shares nothing with the rules that placed it. */
function isOpenThroughout({ hours, start, end }: Visit): boolean {
  for (let at = start; at < end; at += minute) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(hours.timeZone);
    const date = wall.toPlainDate().toString();
    const ofWeekday = hours.weekly.filter((stretch) => stretch.weekday === wall.dayOfWeek);
    const stretches = hours.overrides.find((override) => override.date === date)?.intervals ?? ofWeekday;
    const clock = wall.hour * 60 + wall.minute;
    if (!stretches.some((stretch) => stretch.start <= clock && clock < stretch.end)) return false;
  }
  return true;
}

function isOnGrid({ hours, start }: Visit): boolean {
  return Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(hours.timeZone).minute % hours.slotStep === 0;
}

describe.each(todays)('demo bookings laid around %s', (today) => {
  const visits = visitsFor(today);
  const bookings = demoBookings(today);
  const midnight = Temporal.PlainDate.from(today).toZonedDateTime('UTC').epochMilliseconds;

  it('lie in the hours of the artist and on the grid', () => {
    expect(visits.filter((visit) => !isOpenThroughout(visit))).toEqual([]);
    expect(visits.filter((visit) => !isOnGrid(visit))).toEqual([]);
  });

  it('were asked for before the notice and within the horizon', () => {
    for (const { hours, start, askedOn } of visits) {
      const asked = Temporal.PlainDate.from(askedOn).toZonedDateTime(hours.timeZone).add({ hours: 12 });
      expect(askedOn <= today).toBe(true);
      expect(start).toBeGreaterThanOrEqual(asked.epochMilliseconds + hours.minNotice * minute);
      expect(start).toBeLessThan(asked.add({ days: hours.maxAdvance }).epochMilliseconds);
    }
  });

  it('would be offered by the slot rules beside all the others of the artist', () => {
    const busyOf = ({ start, end, hours }: Visit) => ({
      start,
      end: end + gapMinutes(hours) * minute,
      appointmentEnd: end,
    });
    const decisions = visits.map((visit) => {
      const { artistId, hours: rules, start: at, service } = visit;
      const others = visits.filter((other) => other !== visit && other.artistId === artistId);
      const busy = others.toSorted((one, other) => one.start - other.start).map(busyOf);
      const now = at - (rules.minNotice + 60) * minute;
      return decideMoment({ rules, durationMinutes: service.duration, busy, now, at });
    });
    expect(decisions.filter(({ offered }) => !offered)).toEqual([]);
  });

  it("never overlap at one artist's, gaps included, and take nobody to two places at once", () => {
    const clashes = demoPeople.flatMap(({ id }) => {
      const all = visits
        .filter(({ artistId, client }) => artistId === id || ('personId' in client && client.personId === id))
        .toSorted((one, other) => one.start - other.start);
      return all.filter(({ artistId, hours, end }, index) => {
        const gap = artistId === id ? Math.max(hours.bufferBefore, hours.bufferAfter) * minute : 0;
        return (all[index + 1]?.start ?? Infinity) < end + gap;
      });
    });
    expect(clashes).toEqual([]);
  });

  it('stay on their side of today, whichever zone it was read in, but for what is wished for today', () => {
    const startsOf = (...statuses: string[]) => {
      return visits.filter(({ status }) => statuses.includes(status)).map(({ start }) => start);
    };
    expect(Math.max(...startsOf('completed', 'no_show', 'expired', 'declined'))).toBeLessThan(midnight - day);
    expect(Math.min(...startsOf('pending'))).toBeGreaterThan(midnight + day);
    const wishedForToday = visits.filter(({ status, start }) => status === 'confirmed' && start <= midnight + day);
    expect(wishedForToday.every(({ artistId }) => artistId === demoSignIn.id)).toBe(true);
  });

  it('are pending, declined or expired only where the artist confirms by hand', () => {
    const byHand = new Set(['pending', 'declined', 'expired']);
    expect(visits.filter(({ status, hours }) => byHand.has(status) && hours.autoConfirm)).toEqual([]);
  });

  it('show the demo sign-in every kind of row, as artist and as client', () => {
    const asArtist = bookings.filter(({ artistId }) => artistId === demoSignIn.id);
    const asClient = bookings.filter(({ client }) => 'personId' in client && client.personId === demoSignIn.id);
    const kinds = (list: DemoBooking[]) => new Set(list.map(({ status }) => status));
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled', 'declined', 'no_show'] as const) {
      expect(kinds(asArtist)).toContain(status);
    }
    for (const status of ['pending', 'confirmed', 'completed', 'cancelled'] as const) {
      expect(kinds(asClient)).toContain(status);
    }
    expect(asArtist.some(({ client }) => 'guest' in client)).toBe(true);
    expect(asArtist.find(({ weeklyVisits }) => weeklyVisits)?.dates).toHaveLength(6);
  });

  it('keep a series on its weekday and its clock, across clock changes too', () => {
    for (const { dates, starts, artistId, time } of bookings.filter(({ weeklyVisits }) => weeklyVisits)) {
      expect(new Set(dates.map(weekday)).size).toBe(1);
      const { timeZone } = demoArtists.find(({ id }) => id === artistId)!;
      for (const start of starts) {
        const wall = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
        expect(wall.hour * 60 + wall.minute).toBe(time);
      }
    }
  });
});

describe('demo bookings', () => {
  it('find room for every visit on any day of two years, the same each time', () => {
    for (let days = 0; days < 731; days++) demoBookings(addDays('2026-11-01', days));
    expect(demoBookings('2026-11-21')).toEqual(demoBookings('2026-11-21'));
  }, 120_000);

  it('give every artist visits ahead and visits behind', () => {
    for (const { id } of demoArtists) {
      const own = visitsFor('2026-11-21').filter(({ artistId }) => artistId === id);
      expect(own.some(({ status }) => status === 'confirmed')).toBe(true);
      expect(own.some(({ status }) => status === 'completed')).toBe(true);
    }
  });
});
