export { listenNotifications, notificationsJobs } from './notifications.jobs.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { voidMails } from './notifications.store.ts';
export type { MailAction, MailCard, MailContent } from './rules/index.ts';
export { queueMail, queueMails, type MailToQueue } from './use-cases/queue-mail.ts';
export { deliverMails } from './use-cases/deliver-mails.ts';
