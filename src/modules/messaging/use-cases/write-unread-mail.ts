import { writePersonalMail, type WrittenMail } from '#modules/notifications';
import type { App } from '#platform/app';

/** That somebody wrote. The words stay where they are, for whoever signs in. */
export interface UnreadLetter {
  readonly fullName: string;
  readonly language: string;
  readonly threadId: number;
  readonly senderId: number;
  readonly senderName: string;
  readonly isRequest: boolean;
}

/** Puts such a mail into words, in its reader's language. */
export function writeUnreadMail(app: Pick<App, 'config'>, letter: UnreadLetter): WrittenMail {
  const { threadId, senderName: name, isRequest } = letter;
  return writePersonalMail(app, letter, (t) => ({
    title: t(isRequest ? 'messagingMail.requested' : 'messagingMail.title', { name }),
    line: t('messagingMail.line'),
    notes: [t('messagingMail.settings')],
    action: { label: t('messagingMail.action'), path: `/messages/${threadId}` },
  }));
}
