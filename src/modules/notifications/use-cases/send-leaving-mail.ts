import type { AccountLeaves } from '#modules/accounts';
import { formatLongDate } from '#kernel/visit-time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Translate } from '#platform/messages';
import { queueMail } from './queue-mail.ts';
import type { PersonalMail } from './write-personal-mail.ts';

export type LeavingLetter = Pick<AccountLeaves, 'fullName' | 'language' | 'timeZone' | 'leavesAt'> & {
  readonly notice: 'leaving';
};

/** Tells a person when their account goes for good, and how to keep it. */
export function sendLeaving(app: App, transaction: Executor, leaves: AccountLeaves): Promise<void> {
  const { email: recipient, ...facts } = leaves;
  const letter: LeavingLetter = { notice: 'leaving', ...facts };
  return queueMail(app, transaction, { kind: 'account.leaving', recipient, letter });
}

/** Puts that mail into words. */
export function sayLeaving(t: Translate, { leavesAt, timeZone }: LeavingLetter): PersonalMail {
  return {
    title: t('notifications.leaving.title', { date: formatLongDate(leavesAt, timeZone) }),
    line: t('notifications.leaving.line'),
    more: [t('notifications.leaving.keep')],
    notes: [t('notifications.leaving.notYou')],
    action: { label: t('notifications.leaving.action'), path: '/auth' },
  };
}
