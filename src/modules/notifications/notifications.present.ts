import type { ListedMail, WholeMail } from './notifications.contract.ts';
import type { Mail } from './notifications.store.ts';

export function presentListedMail({ id, kind, recipient, subject, status, createdAt, sentAt }: Mail): ListedMail {
  const sent = sentAt === null ? null : new Date(sentAt).toISOString();
  return { id, kind, recipient, subject, status, createdAt: new Date(createdAt).toISOString(), sentAt: sent };
}

export function presentWholeMail(mail: Mail): WholeMail {
  const { text, html, calendar } = mail;
  return { ...presentListedMail(mail), text, html, calendar };
}
