import type { AccountModerated } from '#modules/accounts';
import { readerLocale } from '#kernel/language';
import { formatLongDate } from '#kernel/visit-time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { WrittenMail } from '../rules/index.ts';

export type ModerationLetter = Omit<AccountModerated, 'email'> & { readonly notice: 'moderation' };

/** Tells a person what was decided about them or something of theirs, and why. */
export function sendModeration(app: App, transaction: Executor, decided: AccountModerated): Promise<void> {
  const { email: recipient, ...facts } = decided;
  const letter: ModerationLetter = { notice: 'moderation', ...facts };
  return queueMail(app, transaction, { kind: 'account.moderated', recipient, letter });
}

/** Puts that mail into words; `speak` says in which language. */
export function writeModerationMail({ config }: Pick<App, 'config'>, letter: ModerationLetter): WrittenMail {
  const t = translator();
  const { url } = config;
  const { act, until, timeZone, reason, fullName, about, path } = letter;
  const ends = until === null ? 'no' : 'yes';
  const end = until === null ? '' : formatLongDate(until, timeZone);
  const title = t(`notifications.moderation.${act}.title`, { ends, end });
  const line = t(`notifications.moderation.${act}.line`);
  return {
    subject: title,
    content: {
      language: readerLocale(),
      title,
      preview: line,
      lines: [
        t('notifications.greeting', { name: fullName }),
        line,
        ...(about?.words ? [t('notifications.moderation.about', { kind: about.kind, words: about.words })] : []),
        t('notifications.moderation.reason', { reason }),
      ],
      notes: path ? [t('notifications.moderation.answer')] : [],
      actions: [
        path
          ? { label: t('notifications.moderation.appeal'), href: `${url}${path}` }
          : { label: t('notifications.moderation.action'), href: `${url}/contact` },
      ],
      footer: [t('notifications.sentBy', { url })],
    },
  };
}
