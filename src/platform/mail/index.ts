export {
  MailFailure,
  createMailer,
  type CalendarMethod,
  type CalendarPart,
  type Mailer,
  type OutgoingMail,
} from './mailer.ts';
