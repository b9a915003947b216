export type { MailAction, MailCard, MailContent } from './mail-content.ts';
export { mailLayout } from './mail-layout.ts';
export {
  writeMail,
  type MailWriters,
  type QueuedLetter,
  type WrittenCalendar,
  type WrittenMail,
} from './write-mail.ts';
export { mailStatuses } from './mail-statuses.ts';
export { noticeTopics, settableTopics, type NoticeTopic, type SettableTopic } from './notice-topics.ts';
export {
  digestAfter,
  digestEntries,
  foldKey,
  heldFor,
  Meter,
  meterWindow,
  type MeteredMail,
  type Proved,
} from './meter.ts';
export type { SealedLetter } from './sealed-letter.ts';
export { keptFor, mostAttempts, pauseAfter, stuckAfter } from './retry.ts';
