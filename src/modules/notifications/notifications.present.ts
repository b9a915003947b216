import type { ListedMail, WholeMail } from './notifications.contract.ts';
import type { Mail } from './notifications.store.ts';
import { mailLayout } from './rules/index.ts';

export function presentListedMail({ id, kind, recipient, subject, status, createdAt, sentAt }: Mail): ListedMail {
  const sent = sentAt === null ? null : new Date(sentAt).toISOString();
  return { id, kind, recipient, subject, status, createdAt: new Date(createdAt).toISOString(), sentAt: sent };
}

export function presentWholeMail(mail: Mail): WholeMail {
  const { text, html } = mail.content ? mailLayout(mail.content) : { text: '', html: '' };
  return { ...presentListedMail(mail), text, html, calendar: mail.calendar };
}
