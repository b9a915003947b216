import fc from 'fast-check';
import { datesBetween, wallOf, type BruteForceQuestion } from './brute-force.ts';

const minute = 60_000;
const day = 86_400_000;

/** Zones whose clocks do something unusual, and all others. */
const oddZones = [
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Pacific/Apia',
  'America/St_Johns',
  'America/Havana',
  'Asia/Gaza',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'America/Nuuk',
  'Pacific/Kwajalein',
  'UTC',
];

const zones = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddZones) },
  { weight: 1, arbitrary: fc.constantFrom(...Intl.supportedValuesOf('timeZone')) },
);

// Laws of the years since are in our rules, and not in Node's.
const [rulesBegin, pastEnds] = [Date.UTC(2000, 1, 1), Date.UTC(2025, 6, 1)];

/** A zone and an instant in it, mostly one at which its clocks change; of the years in which our rules and Node's agree. */
const moments = fc
  .tuple(zones, fc.integer({ min: rulesBegin, max: pastEnds }), fc.boolean())
  .map(([timeZone, somewhere, atChange]) => {
    const change = Temporal.Instant.fromEpochMilliseconds(somewhere)
      .toZonedDateTimeISO(timeZone)
      .getTimeZoneTransition(atChange ? 'next' : 'previous')?.epochMilliseconds;
    const isUsable = change !== undefined && change > rulesBegin && change < pastEnds;
    return { timeZone, at: isUsable ? change : Math.floor(somewhere / minute) * minute };
  });

const clock = fc.oneof(
  fc.constantFrom(0, 60, 90, 120, 150, 180, 1380, 1410, 1439, 1440),
  fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15),
  fc.integer({ min: 0, max: 1440 }),
);

/** A stretch of a day, of any length; overlaps are possible and mean their union. */
const stretch = fc
  .tuple(clock, clock)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) }));

const weekly = fc.oneof(
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 7 }), stretch), { maxLength: 14 })
    .map((stretches) => stretches.map(([weekday, hours]) => ({ weekday, ...hours }))),
  stretch.map((hours) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours }))),
  fc.constant([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 }))),
);

const numbers = fc.record({
  slotStep: fc.oneof(fc.constantFrom(5, 10, 15, 20, 30, 60, 90), fc.integer({ min: 5, max: 240 })),
  bufferBefore: fc.constantFrom(0, 0, 5, 30),
  bufferAfter: fc.constantFrom(0, 0, 10, 45),
  minNotice: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
  maxAdvance: fc.oneof(fc.constantFrom(1, 2, 3), fc.constant(60)),
});

/** Whole questions: a few dates around a moment, with rules, appointments and a present to go with them. */
export const questions: fc.Arbitrary<BruteForceQuestion> = moments.chain(({ timeZone, at }) => {
  const from = wallOf(timeZone, at - day).date;
  const dates = fc.integer({ min: 0, max: 2 }).map((more) => ({ from, to: wallOf(timeZone, at + more * day).date }));
  const override = fc.record({
    date: fc.constantFrom(...datesBetween(from, wallOf(timeZone, at + 3 * day).date)),
    intervals: fc.array(stretch, { maxLength: 3 }),
  });
  const busyTime = fc
    .record({
      from: fc.oneof(
        fc.integer({ min: -300, max: 900 }).map((fives) => fives * 5 * minute),
        fc.integer({ min: -day, max: 3 * day }),
      ),
      length: fc.oneof(fc.constantFrom(0, 15, 30, 60), fc.integer({ min: 0, max: 1500 })),
      gap: fc.constantFrom(0, 0, 5, 10, 60),
    })
    .map(({ from: after, length, gap }) => {
      const start = at + after;
      const appointmentEnd = start + length * minute;
      return { start, appointmentEnd, end: appointmentEnd + gap * minute };
    });
  return fc
    .record({
      rules: fc
        .record({
          weekly,
          overrides: fc.uniqueArray(override, { maxLength: 3, selector: ({ date }) => date }),
          numbers,
        })
        .map(({ numbers: counts, ...hours }) => ({ timeZone, ...hours, ...counts })),
      durationMinutes: fc.oneof(fc.constantFrom(5, 15, 30, 60, 90), fc.integer({ min: 5, max: 1440 })),
      serviceGap: fc.option(fc.constantFrom(0, 20, 60), { nil: undefined }),
      busy: fc.array(busyTime, { maxLength: 12 }).map((busy) => busy.toSorted((one, other) => one.start - other.start)),
      now: fc.oneof(
        fc.constant(at - 5 * day),
        fc.integer({ min: at - 3 * day, max: at + day }),
        fc.integer({ min: -72, max: 24 }).map((hours) => at + hours * 60 * minute),
      ),
      dates,
    })
    .map(({ dates: { to }, ...question }) => ({ ...question, from, to }));
});
