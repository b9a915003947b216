import { readerLocale } from '#kernel/language';
import { formatInstant } from '#kernel/time';
import { knownLocale } from '#kernel/wished-locale';
import type { App } from '#platform/app';
import { speak, translator } from '#platform/messages';
import type { ContactMessageOnWire } from './contact.contract.ts';
import type { AnswerLetter, ContactLetter, ContactMessage } from './contact.store.ts';

export function presentMessage(row: ContactMessage): ContactMessageOnWire {
  const { createdAt, readAt, answer, answeredAt, language: _, ...message } = row;
  return {
    ...message,
    createdAt: formatInstant(createdAt),
    readAt: readAt === null ? null : formatInstant(readAt),
    answer: answeredAt === null ? null : { words: answer ?? '', at: formatInstant(answeredAt) },
  };
}

/** Puts the mail to the operator, or the one that answers somebody, into words. */
export function writeContactMail(app: Pick<App, 'config'>, letter: ContactLetter | AnswerLetter) {
  return 'answer' in letter ? writeAnswer(app, letter) : writeToOperator(app, letter);
}

function writeToOperator({ config }: Pick<App, 'config'>, letter: ContactLetter) {
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

/** In the language that they wrote in, with their own words below. */
function writeAnswer({ config }: Pick<App, 'config'>, { name, subject, message, language, answer }: AnswerLetter) {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return speak(knownLocale(language), () => {
    const t = translator();
    return {
      subject: t('contact.answer.subject', { subject }),
      content: {
        language: readerLocale(),
        title: t('contact.answer.title', { name }),
        preview: t('contact.answer.preview', { subject }),
        lines: lines(answer),
        notes: [t('contact.answer.wrote'), ...lines(message)],
        actions: [{ label: t('contact.answer.action'), href: `${config.url}/contact` }],
        footer: [t('contact.answer.footer', { url: config.url })],
      },
    };
  });
}
