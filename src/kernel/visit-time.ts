export { inOnePiece, spansInOnePiece, plainSpaces } from './visit-time/formatters.ts';
export { formatAverage, formatDuration, formatLeadTime, formatPercent, formatPrice } from './visit-time/amounts.ts';
export {
  formatDay,
  formatLongPlainDate,
  formatMonth,
  formatPlainDate,
  weekColumn,
  weekdayNames,
  weekHeads,
} from './visit-time/days.ts';
export {
  calendarDate,
  countsToTwelve,
  differsOnTheClock,
  formatBadgeTime,
  formatClockTime,
  formatDate,
  formatDateAndTime,
  formatDateParts,
  formatFullDate,
  formatLongDate,
  formatMoment,
  formatMomentFor,
  formatTime,
  type Showing,
} from './visit-time/moments.ts';
export { betweenWords, comma, dotFacts, joinFacts, joinWords } from './visit-time/lists.ts';
export { formatVisit, type Viewer, type VisitPlace, type VisitTime } from './visit-time/visit.ts';
export { clockPlace, placeWithZone, zoneAbbreviation, offsetMinutes, zoneCity } from './visit-time/zones.ts';
