import type { ListedMail, WholeMail } from './notifications.contract.ts';
import type { Mail } from './notifications.store.ts';
import { mailLayout, writeMail, type MailWriters, type WrittenMail } from './rules/index.ts';

export function presentListedMail(writers: MailWriters, mail: Mail): ListedMail {
  return listed(mail, writeMail(writers, mail));
}

export function presentWholeMail(writers: MailWriters, mail: Mail): WholeMail {
  const written = writeMail(writers, mail);
  const { text, html } = written ? mailLayout(written.content) : { text: '', html: '' };
  return {
    ...listed(mail, written),
    text,
    html,
    calendars: (written?.calendars ?? []).map((calendar) => calendar.content),
  };
}

function listed(mail: Mail, written: WrittenMail | undefined): ListedMail {
  const { id, kind, recipient, status, createdAt, dueAt, sentAt } = mail;
  const sent = sentAt === null ? null : new Date(sentAt).toISOString();
  const subject = written?.subject ?? '';
  const [created, due] = [createdAt, dueAt].map((at) => new Date(at).toISOString());
  return { id, kind, recipient, subject, status, createdAt: created!, dueAt: due!, sentAt: sent };
}
