export { calendarStatus, type CalendarStatus } from './calendar-status.ts';
export { planReminder, visitStart, type PlannedReminder, type RemindableVisit } from './plan-reminder.ts';
export {
  entryNoticeFor,
  noticesFor,
  type Addressed,
  type ArtistNotice,
  type Happening,
  type Notice,
  type Reader,
} from './visit-notice.ts';
