export { formatDuration, formatLeadTime, formatPrice } from './visit-time/amounts.ts';
export {
  differsOnTheClock,
  formatBadgeTime,
  formatDate,
  formatDateAndTime,
  formatLongDate,
  formatTime,
  type Showing,
} from './visit-time/moments.ts';
export { formatVisit, type Viewer, type VisitPlace, type VisitTime } from './visit-time/visit.ts';
export { zoneAbbreviation, zoneCity } from './visit-time/zones.ts';
