export { parseInstant, formatInstant, type EpochMs } from './time/instant.ts';
export {
  addDays,
  dateOfDay,
  dateOfParts,
  dayMs,
  dayOfDate,
  formatClock,
  isPlainDate,
  minuteMs,
  parseClock,
  weekday,
  weekdayOfDay,
  type ClockMinutes,
  type PlainDate,
} from './time/calendar.ts';
export { canonicalTimeZone, isTimeZone, zoneOffsets } from './time/zone-offsets.ts';
export { offsetIndexAt, type ZoneClock, type ZoneStretches } from './time/zone-stretches.ts';
export {
  dayBounds,
  firstInstantFrom,
  instantToLocal,
  isRepeatedWallTime,
  localToInstants,
  offsetAt,
  wallTimeAt,
  widestOffset,
  type LocalTime,
} from './time/local-time.ts';
