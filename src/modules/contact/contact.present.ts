import { readerLocale } from '#kernel/language';
import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import type { ContactMessageOnWire } from './contact.contract.ts';
import type { ContactLetter, ContactMessage } from './contact.store.ts';

export function presentMessage({ createdAt, ...message }: ContactMessage): ContactMessageOnWire {
  return { ...message, createdAt: formatInstant(createdAt) };
}

/** Puts the mail to the operator into words. */
export function writeContactMail({ config }: Pick<App, 'config'>, letter: ContactLetter) {
  const t = translator();
  const { name, email, subject, message } = letter;
  return {
    subject: t('contact.mail.subject', { subject }),
    content: {
      language: readerLocale(),
      title: t('contact.mail.title', { name }),
      preview: t('contact.mail.preview'),
      lines: [t('contact.mail.about', { subject }), ...message.split('\n').filter((line) => line.trim() !== '')],
      notes: [t('contact.mail.from', { name, email })],
      actions: [],
      footer: [t('contact.mail.footer', { url: config.url, email })],
    },
  };
}
