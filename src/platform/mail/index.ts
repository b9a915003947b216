export { MailFailure, createMailer, type CalendarMethod, type Mailer, type OutgoingMail } from './mailer.ts';
