export { listenReminders, remindersJobs } from './reminders.jobs.ts';
export { remindersRoutes } from './reminders.routes.ts';
export { writeCalendar } from './use-cases/write-calendar.ts';
export { writeConfirmationMail, type ConfirmationMail } from './use-cases/write-confirmation-mail.ts';
export { writeGuestChangeMail, type GuestChangeMail } from './use-cases/write-guest-change-mail.ts';
export { writeGuestVisitsMail, type GuestVisitsMail } from './use-cases/write-guest-visits-mail.ts';
export { writeVisitMail, type VisitMail } from './use-cases/write-visit-mail.ts';
