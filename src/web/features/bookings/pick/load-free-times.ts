import type { AvailabilityOnWire } from '#modules/availability/contract';
import { addDays, weekday, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { Api } from '#web/api/client.ts';
import {
  datesBetween,
  firstFree,
  fortnightOf,
  monthBounds,
  isTooSoon,
  opensOn,
  within,
  type FreeTimes,
} from './free-times.ts';

export interface FreeTimesQuestion {
  readonly artistId: number;
  readonly serviceId: number;
  /** Had in the same visit. */
  readonly additionIds?: readonly number[] | undefined;
  /** A booked visit that is to begin at another time, as one of its people or by a guest's link. */
  readonly moving?: { readonly bookingId: number } | { readonly token: string } | undefined;
  /** The only days of the week that can be had, 1 for Monday; all where there are none. */
  readonly weekdays?: readonly number[] | undefined;
  readonly availability: AvailabilityOnWire;
  readonly now: EpochMs;
  /** A day, or a month by any of its days, that is to be shown. */
  readonly around?: PlainDate | undefined;
}

/** The server lists so many days at once. */
const mostDays = 62;

/** The first free start of all: a week is asked first, which mostly tells and is a ninth of the work. */
export async function loadSoonest(api: Api, question: FreeTimesQuestion): Promise<EpochMs | undefined> {
  const today = calendarDate(question.now, question.availability.timeZone);
  const week = await listDays(api, question, today, addDays(today, 6));
  return (firstFree(week, today) ?? (await loadFreeTimes(api, question)).soonest)?.at;
}

/** The free times from today on as far as the first one needs, and those of the month and fortnight around a date. */
export async function loadFreeTimes(api: Api, question: FreeTimesQuestion): Promise<FreeTimes> {
  const { availability, now, around, weekdays = [] } = question;
  const today = calendarDate(now, availability.timeZone);
  const firstDates = { from: today, to: addDays(today, Math.min(mostDays - 1, availability.maxAdvance)) };
  const listed = await listSlots(api, question, firstDates);
  // A visit of a series may be moved to dates that are further away than clients can book.
  const { lastDate, duration } = listed;
  const days = byDate(listed);
  for (let from = addDays(firstDates.to, 1); !firstFree(days, today) && from <= lastDate;) {
    const to = earlier(addDays(from, mostDays - 1), lastDate);
    Object.assign(days, await listDays(api, question, from, to));
    from = addDays(to, 1);
  }
  const soonest = firstFree(days, today);
  const shown = within(around ?? soonest?.date ?? today, today, lastDate);
  const [first, last] = seenAround(shown, today, lastDate);
  const missing = datesBetween(first, last).filter((date) => !days[date]);
  if (missing.length > 0) Object.assign(days, await listDays(api, question, missing[0]!, missing.at(-1)!));
  const empty = Object.keys(days).filter((date) => days[date]!.length === 0);
  const isOther = (date: PlainDate) => weekdays.length > 0 && !weekdays.includes(weekday(date));
  const closed = empty.filter((date) => isOther(date) || !opensOn(availability, date));
  const tooSoon = empty.filter((date) => isTooSoon(availability, date, { now, duration }));
  return { timeZone: availability.timeZone, today, lastDate, days, closed, tooSoon, soonest };
}

/** What strip and month show when this date is chosen. */
function seenAround(date: PlainDate, today: PlainDate, lastDate: PlainDate): [PlainDate, PlainDate] {
  const [month, strip] = [monthBounds(date), fortnightOf(date, today)];
  const first = month.first < strip.first ? month.first : strip.first;
  const last = month.last > strip.last ? month.last : strip.last;
  return [within(first, today, lastDate), within(last, today, lastDate)];
}

async function listDays(api: Api, question: FreeTimesQuestion, from: PlainDate, to: PlainDate) {
  return byDate(await listSlots(api, question, { from, to }));
}

function byDate({ days }: Awaited<ReturnType<typeof listSlots>>): Record<PlainDate, readonly EpochMs[]> {
  return Object.fromEntries(days.map(({ date, slots }) => [date, slots.map((slot) => Date.parse(slot))]));
}

function listSlots(
  api: Api,
  { artistId, serviceId, additionIds = [], moving }: FreeTimesQuestion,
  dates: { from: PlainDate; to: PlainDate },
) {
  if (!moving) {
    const query = { serviceId, ...(additionIds.length > 0 && { additionIds: additionIds.join(',') }), ...dates };
    return api('GET /api/users/{userId}/slots', { params: { userId: artistId }, query });
  }
  return 'token' in moving
    ? api('GET /api/manage/{token}/slots', { params: moving, query: dates })
    : api('GET /api/bookings/{bookingId}/slots', { params: moving, query: dates });
}

function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other;
}
