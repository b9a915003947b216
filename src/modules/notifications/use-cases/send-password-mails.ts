import { formatLongDate } from '#kernel/visit-time';
import type { AccountPasswordChanged, AccountPasswordResetAsked } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Translate } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { LetterReader, PersonalMail } from './write-personal-mail.ts';

export type PasswordLetter = LetterReader & ({ readonly notice: 'reset'; readonly token: string } | ChangedLetter);

/** Letters queued before such links existed have only `notice`. */
type ChangedLetter = { readonly notice: 'changed' } & Partial<
  Pick<AccountPasswordChanged, 'timeZone' | 'token' | 'passkeys' | 'secondStep'>
>;

/** Mails the link with which a person sets a new password. */
export function sendPasswordReset(app: App, transaction: Executor, asked: AccountPasswordResetAsked): Promise<void> {
  const { fullName, language, token, email: recipient, expiresAt } = asked;
  const letter: PasswordLetter = { notice: 'reset', fullName, language, token };
  return queueMail(app, transaction, { kind: 'account.password_reset', recipient, letter, expiresAt });
}

/** Tells a person that their password was changed, which other factors the account has, and how to lock it. */
export function sendPasswordChanged(app: App, transaction: Executor, changed: AccountPasswordChanged): Promise<void> {
  const { fullName, language, timeZone, email: recipient, token, passkeys, secondStep } = changed;
  const letter: PasswordLetter = { notice: 'changed', fullName, language, timeZone, token, passkeys, secondStep };
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
  const { timeZone = 'UTC', token, passkeys = [], secondStep = false } = letter;
  const factors = [
    ...passkeys.map(({ name, addedAt }) =>
      t('notifications.changed.passkey', { name, date: formatLongDate(addedAt, timeZone) }),
    ),
    ...(secondStep ? [t('notifications.changed.secondStep')] : []),
  ];
  return {
    title: t('notifications.changed.title'),
    line: t('notifications.changed.line'),
    more: factors.length > 0 ? [t('notifications.changed.factors'), ...factors] : [],
    notes: [t('notifications.changed.notYou')],
    action: {
      label: t('notifications.changed.action'),
      path: token === undefined ? '/auth/forgot' : `/auth/dispute?token=${token}`,
    },
  };
}
