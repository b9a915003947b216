import type { AccountPasswordChanged, AccountPasswordResetAsked } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import type { MailContent } from '../rules/index.ts';
import { queueMail } from './queue-mail.ts';

/** Mails the link with which a person sets a new password. */
export async function sendPasswordReset(
  app: App,
  transaction: Executor,
  asked: AccountPasswordResetAsked,
): Promise<void> {
  const t = translator('en');
  const content: MailContent = {
    language: 'en',
    title: t('notifications.resetTitle'),
    preview: t('notifications.resetLine'),
    lines: [t('notifications.greeting', { name: asked.fullName }), t('notifications.resetLine')],
    notes: [t('notifications.resetNotYou')],
    actions: [{ label: t('notifications.resetAction'), href: `${app.config.url}/auth/reset?token=${asked.token}` }],
    footer: [t('notifications.sentBy', { url: app.config.url })],
  };
  await queueMail(app, transaction, {
    kind: 'account.password_reset',
    recipient: asked.email,
    subject: t('notifications.resetTitle'),
    content,
    expiresAt: asked.expiresAt,
  });
}

/** Tells a person that their password was changed. */
export async function sendPasswordChanged(
  app: App,
  transaction: Executor,
  changed: AccountPasswordChanged,
): Promise<void> {
  const t = translator('en');
  const content: MailContent = {
    language: 'en',
    title: t('notifications.changedTitle'),
    preview: t('notifications.changedLine'),
    lines: [t('notifications.greeting', { name: changed.fullName }), t('notifications.changedLine')],
    notes: [t('notifications.changedNotYou')],
    actions: [{ label: t('notifications.changedAction'), href: `${app.config.url}/auth/forgot` }],
    footer: [t('notifications.sentBy', { url: app.config.url })],
  };
  const subject = t('notifications.changedTitle');
  await queueMail(app, transaction, {
    kind: 'account.password_changed',
    recipient: changed.email,
    subject,
    content,
  });
}
