import type { AboutModerated, AccountModerated } from '#modules/accounts';
import { formatDateAndTime, formatLongDate, joinFacts } from '#kernel/visit-time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Translate } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { PersonalMail } from './write-personal-mail.ts';

export type ModerationLetter = Omit<AccountModerated, 'email'> & { readonly notice: 'moderation' };

/** Tells a person what was decided about them or something of theirs, and why. */
export function sendModeration(app: App, transaction: Executor, decided: AccountModerated): Promise<void> {
  const { email: recipient, ...facts } = decided;
  const letter: ModerationLetter = { notice: 'moderation', ...facts };
  return queueMail(app, transaction, { kind: 'account.moderated', recipient, letter });
}

/** Puts that mail into words. */
export function sayModeration(t: Translate, letter: ModerationLetter): PersonalMail {
  const { act, until, timeZone, reason, about, path } = letter;
  const ends = until === null ? 'no' : 'yes';
  const end = until === null ? '' : formatLongDate(until, timeZone);
  return {
    title: t(`notifications.moderation.${act}.title`, { ends, end }),
    line: t(`notifications.moderation.${act}.line`),
    more: [
      ...(about?.words ? [t('notifications.moderation.about', { kind: about.kind, words: wordsOf(about) })] : []),
      t('notifications.moderation.reason', { reason }),
    ],
    notes: path ? [t('notifications.moderation.answer')] : [],
    action: path
      ? { label: t('notifications.moderation.appeal'), path }
      : { label: t('notifications.moderation.action'), path: '/contact' },
  };
}

function wordsOf({ words, visit }: AboutModerated): string {
  return joinFacts([words, visit && formatDateAndTime(visit.at, visit.timeZone)]);
}
