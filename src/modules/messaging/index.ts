export { messagingJobs } from './messaging.jobs.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { putMessageBack, takeMessageAway } from './use-cases/take-message-away.ts';
export { findReadable } from './messages.store.ts';
export { adoptMessages } from './use-cases/adopt-messages.ts';
export { writeUnreadMail, type UnreadLetter } from './use-cases/write-unread-mail.ts';
