import type { AccountEmailChangeAsked, AccountEmailVerificationAsked, AccountSecurityChanged } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Translate } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { LetterReader, PersonalMail } from './write-personal-mail.ts';

export type ConfirmLetter = LetterReader & { readonly notice: 'confirm'; readonly token: string };
export type VerifyLetter = LetterReader & {
  readonly notice: 'verify';
  readonly username: string;
  readonly token: string;
};
export type SecurityLetter = LetterReader & {
  readonly notice: AccountSecurityChanged['change'];
  /** The address that was asked for, where one was. */
  readonly wished?: string;
};

/** Mails the link with which a person proves that an address is theirs. */
export function sendEmailConfirmation(app: App, transaction: Executor, asked: AccountEmailChangeAsked): Promise<void> {
  const { fullName, language, token, email: recipient, expiresAt } = asked;
  const letter: ConfirmLetter = { notice: 'confirm', fullName, language, token };
  return queueMail(app, transaction, { kind: 'account.email_confirm', recipient, letter, expiresAt });
}

/** Mails the link that verifies the address of a new account. */
export function sendEmailVerification(
  app: App,
  transaction: Executor,
  asked: AccountEmailVerificationAsked,
): Promise<void> {
  const { username, fullName, language, token, email: recipient, expiresAt } = asked;
  const letter: VerifyLetter = { notice: 'verify', username, fullName, language, token };
  return queueMail(app, transaction, { kind: 'account.email_verify', recipient, letter, expiresAt });
}

/** Tells a person what became different about how their account is kept. */
export function sendSecurityChanged(app: App, transaction: Executor, changed: AccountSecurityChanged): Promise<void> {
  const { change: notice, fullName, language, email: recipient, wished } = changed;
  const letter: SecurityLetter = { notice, fullName, language, ...(wished !== undefined && { wished }) };
  return queueMail(app, transaction, { kind: 'account.security_changed', recipient, letter });
}

/** Writes the mail with the link that verifies an address. */
export function sayVerify(t: Translate, { username, token }: VerifyLetter): PersonalMail {
  return {
    title: t('notifications.security.verify.title'),
    line: t('notifications.security.verify.line', { username }),
    notes: [t('notifications.security.verify.notYou')],
    action: { label: t('notifications.security.verify.action'), path: `/auth/verify?token=${token}` },
  };
}

/** Puts one of these mails into words. */
export function saySecurity(t: Translate, letter: ConfirmLetter | SecurityLetter): PersonalMail {
  const { notice } = letter;
  return {
    title: t(`notifications.security.${notice}.title`),
    line:
      notice === 'email_asked'
        ? t('notifications.security.email_asked.line', { wished: letter.wished ?? '' })
        : t(`notifications.security.${notice}.line`),
    notes: [t(notice === 'confirm' ? 'notifications.security.confirm.notYou' : 'notifications.security.notYou')],
    action:
      notice === 'confirm'
        ? { label: t('notifications.security.confirm.action'), path: `/auth/email?token=${letter.token}` }
        : { label: t('notifications.security.look'), path: '/settings/security' },
  };
}
