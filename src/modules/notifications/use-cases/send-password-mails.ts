import type { AccountPasswordChanged, AccountPasswordResetAsked } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Translate } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { LetterReader, PersonalMail } from './write-personal-mail.ts';

export type PasswordLetter = LetterReader &
  ({ readonly notice: 'reset'; readonly token: string } | { readonly notice: 'changed' });

/** Mails the link with which a person sets a new password. */
export function sendPasswordReset(app: App, transaction: Executor, asked: AccountPasswordResetAsked): Promise<void> {
  const { fullName, language, token, email: recipient, expiresAt } = asked;
  const letter: PasswordLetter = { notice: 'reset', fullName, language, token };
  return queueMail(app, transaction, { kind: 'account.password_reset', recipient, letter, expiresAt });
}

/** Tells a person that their password was changed. */
export function sendPasswordChanged(app: App, transaction: Executor, changed: AccountPasswordChanged): Promise<void> {
  const { fullName, language, email: recipient } = changed;
  const letter: PasswordLetter = { notice: 'changed', fullName, language };
  return queueMail(app, transaction, { kind: 'account.password_changed', recipient, letter });
}

/** Puts a mail about a password into words. */
export function sayPassword(t: Translate, letter: PasswordLetter): PersonalMail {
  if (letter.notice === 'reset') {
    return {
      title: t('notifications.resetTitle'),
      line: t('notifications.resetLine'),
      notes: [t('notifications.resetNotYou')],
      action: { label: t('notifications.resetAction'), path: `/auth/reset?token=${letter.token}` },
    };
  }
  return {
    title: t('notifications.changedTitle'),
    line: t('notifications.changedLine'),
    notes: [t('notifications.changedNotYou')],
    action: { label: t('notifications.changedAction'), path: '/auth/forgot' },
  };
}
