import {
  dayMs,
  dayOfDate,
  formatClock,
  instantToLocal,
  minuteMs,
  type EpochMs,
  weekday as weekdayOf,
  type PlainDate,
} from '#kernel/time';
import { formatClockTime, formatDuration, formatLongDate, formatTime, weekdayNames } from '#kernel/visit-time';
import { translator } from '#platform/messages';
import type { DecidedMoment, Objection } from './rules/index.ts';

/** What a professional reads about one moment: the rule, and a sentence with the times of the place. */
export function presentDecision(moment: DecidedMoment) {
  const { decision, at, rules, closed } = moment;
  const { timeZone } = rules;
  const { date, minutes } = instantToLocal(timeZone, at);
  const where = { timeZone, local: { date, time: formatClock(minutes) } };
  if (closed)
    return { offered: false, rule: 'plan_ended', sentence: translator()('availability.why.planEnded'), ...where };
  if (decision.offered) return { offered: true, rule: 'offered', sentence: whyOffered(moment), ...where };
  return { offered: false, rule: decision.rule, sentence: whyNot(moment, decision), ...where };
}

function whyOffered({ at, now, rules }: DecidedMoment): string {
  const t = translator();
  const { timeZone } = rules;
  return t('availability.why.offered', { time: formatTime(at, timeZone), day: formatLongDate(at, timeZone, { now }) });
}

function whyNot(moment: DecidedMoment, objection: Objection): string {
  const t = translator();
  const { at, now, name, rules, durationMinutes } = moment;
  const day = formatLongDate(at, rules.timeZone, { now });
  const clock = (instant: EpochMs) => timeBeside(instant, moment);
  const ends = clock(at + durationMinutes * minuteMs);
  const duration = formatDuration(durationMinutes);
  switch (objection.rule) {
    case 'past':
      return t('availability.why.past', { time: clock(at), day });
    case 'off_grid': {
      const around = { before: clock(objection.before), after: clock(objection.after) };
      if (objection.step === 60) return t('availability.why.offGridHour', around);
      return t('availability.why.offGrid', { step: objection.step, ...around });
    }
    case 'beyond_horizon': {
      const [lastDay, opensOn] = [dateInWords(objection.lastDate, now), dateInWords(objection.opensOn, now)];
      return t('availability.why.beyondHorizon', { name, days: rules.maxAdvance, lastDay, day, opensOn });
    }
    case 'day_off':
      return t('availability.why.dayOff', { name, day });
    case 'outside_hours':
      return whyClosed(moment, objection);
    case 'runs_past_closing':
      return t('availability.why.pastClosing', { name, closes: clock(objection.closesAt), duration, ends });
    case 'within_notice': {
      const notice = formatDuration(objection.minNotice);
      return t('availability.why.withinNotice', { name, notice, earliest: clock(objection.earliest) });
    }
    case 'taken': {
      const { start, end } = objection;
      return t('availability.why.taken', { start: clock(start), end: clock(end), duration });
    }
    case 'inside_gap': {
      const gap = formatDuration(objection.gap);
      const { whose, start, end, busyUntil } = objection;
      if (whose === 'own') return t('availability.why.gapAfter', { name, gap, ends, start: clock(start) });
      return t('availability.why.gapBefore', { name, gap, end: clock(end), until: clock(busyUntil) });
    }
  }
}

/** The date's stretches tell whether this is before the day, after it, or in a break. */
function whyClosed(moment: DecidedMoment, { date, open }: Objection & { rule: 'outside_hours' }): string {
  const t = translator();
  const { at, name, now, rules } = moment;
  const ownHours = rules.overrides.some((override) => override.date === date);
  const weekday = ownHours ? dateInWords(date, now) : weekdayNames()[weekdayOf(date) - 1]!.long;
  const { minutes } = instantToLocal(rules.timeZone, at);
  const before = open.findLast(({ end }) => end <= minutes);
  const after = open.find(({ start }) => start > minutes);
  if (before && after) {
    const [from, until] = [formatClockTime(before.end), formatClockTime(after.start)];
    return t('availability.why.inBreak', { name, from, until, weekday });
  }
  if (after) return t('availability.why.beforeOpening', { name, opens: formatClockTime(after.start), weekday });
  if (before) return t('availability.why.afterClosing', { name, closes: formatClockTime(before.end), weekday });
  return t('availability.why.closed', { name, weekday });
}

/** "10:30"; of another day than the moment asked about "10:30 on Friday 27 November". */
function timeBeside(instant: EpochMs, { at, now, rules }: DecidedMoment): string {
  const t = translator();
  const { timeZone } = rules;
  const time = formatTime(instant, timeZone);
  const sameDay = instantToLocal(timeZone, instant).date === instantToLocal(timeZone, at).date;
  return sameDay ? time : t('availability.why.onDay', { time, day: formatLongDate(instant, timeZone, { now }) });
}

function dateInWords(date: PlainDate, now: EpochMs): string {
  return formatLongDate(dayOfDate(date) * dayMs, 'UTC', { now });
}
