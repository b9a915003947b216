import type { AccountEmailChangeAsked, AccountSecurityChanged } from '#modules/accounts';
import { readerLocale } from '#kernel/language';
import { knownLocale } from '#kernel/wished-locale';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { speak, translator } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import { writeLeavingMail, type LeavingLetter } from './send-leaving-mail.ts';
import { writeModerationMail, type ModerationLetter } from './send-moderation-mail.ts';
import { writePasswordMail } from './send-password-mails.ts';
import type { WrittenMail } from '../rules/index.ts';

interface ToPerson {
  readonly fullName: string;
  /** Letters that are older than languages lack it. */
  readonly language?: string;
}

type ConfirmLetter = ToPerson & { readonly notice: 'confirm'; readonly token: string };
type SecurityLetter = ToPerson & { readonly notice: AccountSecurityChanged['change'] };
type PasswordLetter = Parameters<typeof writePasswordMail>[1];
type AccountLetter = ConfirmLetter | SecurityLetter | PasswordLetter | LeavingLetter | ModerationLetter;

/** Mails the link with which a person proves that an address is theirs. */
export function sendEmailConfirmation(app: App, transaction: Executor, asked: AccountEmailChangeAsked): Promise<void> {
  const { fullName, language, token, email: recipient, expiresAt } = asked;
  const letter: ConfirmLetter = { notice: 'confirm', fullName, language, token };
  return queueMail(app, transaction, { kind: 'account.email_confirm', recipient, letter, expiresAt });
}

/** Tells a person what became different about how their account is kept. */
export function sendSecurityChanged(app: App, transaction: Executor, changed: AccountSecurityChanged): Promise<void> {
  const { change: notice, fullName, language, email: recipient } = changed;
  const letter: SecurityLetter = { notice, fullName, language };
  return queueMail(app, transaction, { kind: 'account.security_changed', recipient, letter });
}

/** Puts a mail about an account into words, in its owner's language. */
export function writeAccountMail(app: Pick<App, 'config'>, letter: AccountLetter): WrittenMail {
  return speak(knownLocale(letter.language ?? 'en'), () => writeMail(app, letter));
}

function writeMail(app: Pick<App, 'config'>, letter: AccountLetter): WrittenMail {
  if (letter.notice === 'moderation') return writeModerationMail(app, letter);
  if (letter.notice === 'leaving') return writeLeavingMail(app, letter);
  if (letter.notice === 'reset' || letter.notice === 'changed') return writePasswordMail(app, letter);
  const t = translator();
  const { url } = app.config;
  const { notice } = letter;
  const title = t(`notifications.security.${notice}.title`);
  const line = t(`notifications.security.${notice}.line`);
  const action =
    notice === 'confirm'
      ? { label: t('notifications.security.confirm.action'), href: `${url}/auth/email?token=${letter.token}` }
      : { label: t('notifications.security.look'), href: `${url}/settings/security` };
  return {
    subject: title,
    content: {
      language: readerLocale(),
      title,
      preview: line,
      lines: [t('notifications.greeting', { name: letter.fullName }), line],
      notes: [t(notice === 'confirm' ? 'notifications.security.confirm.notYou' : 'notifications.security.notYou')],
      actions: [action],
      footer: [t('notifications.sentBy', { url })],
    },
  };
}
