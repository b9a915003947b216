export { listenReminders, remindersJobs } from './reminders.jobs.ts';
export { remindersRoutes } from './reminders.routes.ts';
