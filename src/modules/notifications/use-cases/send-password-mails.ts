import type { AccountPasswordChanged, AccountPasswordResetAsked } from '#modules/accounts';
import { readerLocale } from '#kernel/language';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { WrittenMail } from '../rules/index.ts';

type PasswordLetter = {
  readonly fullName: string;
  /** Letters that are older than languages lack it. */
  readonly language?: string;
} & ({ readonly notice: 'reset'; readonly token: string } | { readonly notice: 'changed' });

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

/** Puts a mail about a password into words; `speak` says in which language. */
export function writePasswordMail({ config }: Pick<App, 'config'>, letter: PasswordLetter): WrittenMail {
  const t = translator();
  const reset = letter.notice === 'reset';
  const subject = t(reset ? 'notifications.resetTitle' : 'notifications.changedTitle');
  const line = t(reset ? 'notifications.resetLine' : 'notifications.changedLine');
  const action =
    letter.notice === 'reset'
      ? { label: t('notifications.resetAction'), href: `${config.url}/auth/reset?token=${letter.token}` }
      : { label: t('notifications.changedAction'), href: `${config.url}/auth/forgot` };
  return {
    subject,
    content: {
      language: readerLocale(),
      title: subject,
      preview: line,
      lines: [t('notifications.greeting', { name: letter.fullName }), line],
      notes: [t(reset ? 'notifications.resetNotYou' : 'notifications.changedNotYou')],
      actions: [action],
      footer: [t('notifications.sentBy', { url: config.url })],
    },
  };
}
