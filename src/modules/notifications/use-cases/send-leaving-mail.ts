import type { AccountLeaves } from '#modules/accounts';
import { readerLocale } from '#kernel/language';
import { formatLongDate } from '#kernel/visit-time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { WrittenMail } from '../rules/index.ts';

export type LeavingLetter = Pick<AccountLeaves, 'fullName' | 'language' | 'timeZone' | 'leavesAt'> & {
  readonly notice: 'leaving';
};

/** Tells a person when their account goes for good, and how to keep it. */
export function sendLeaving(app: App, transaction: Executor, leaves: AccountLeaves): Promise<void> {
  const { email: recipient, ...facts } = leaves;
  const letter: LeavingLetter = { notice: 'leaving', ...facts };
  return queueMail(app, transaction, { kind: 'account.leaving', recipient, letter });
}

/** Puts that mail into words; `speak` says in which language. */
export function writeLeavingMail({ config }: Pick<App, 'config'>, letter: LeavingLetter): WrittenMail {
  const t = translator();
  const { url } = config;
  const title = t('notifications.leaving.title', { date: formatLongDate(letter.leavesAt, letter.timeZone) });
  const line = t('notifications.leaving.line');
  return {
    subject: title,
    content: {
      language: readerLocale(),
      title,
      preview: line,
      lines: [t('notifications.greeting', { name: letter.fullName }), line, t('notifications.leaving.keep')],
      notes: [t('notifications.leaving.notYou')],
      actions: [{ label: t('notifications.leaving.action'), href: `${url}/auth` }],
      footer: [t('notifications.sentBy', { url })],
    },
  };
}
