import { dayMs, minuteMs } from '#kernel/time';
import { listOffTopics, queueMails, type MailToQueue } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { takeUnread, type Unread } from '../unread-mails.store.ts';
import type { UnreadLetter } from './write-unread-mail.ts';

/** Whoever looks at Uli reads it sooner. */
const unreadFor = 3 * minuteMs;
/** What lay longer, while nothing ran, is news to nobody. */
const worthTelling = dayMs;
const atOnce = 100;

/** Tells by mail, once until they have read it, those whom messages wait for. Those who switched messages off are not told. */
export async function mailUnread(app: App, stopping: AbortSignal): Promise<void> {
  let taken = atOnce;
  while (taken === atOnce && !stopping.aborted) taken = await app.database.transaction((of) => mailBatch(app, of));
}

async function mailBatch(app: App, transaction: Executor): Promise<number> {
  const now = app.clock.now();
  const window = { before: now - unreadFor, after: now - worthTelling, limit: atOnce };
  const unread = await takeUnread(transaction, window);
  const mails: MailToQueue[] = [];
  for (const one of unread) {
    const off = await listOffTopics(transaction, one.userId);
    if (!off.includes('messages')) mails.push(mailOf(one));
  }
  await queueMails(app, transaction, mails);
  return unread.length;
}

function mailOf({
  email: recipient,
  fullName,
  language,
  threadId,
  senderId,
  senderName,
  isRequest,
}: Unread): MailToQueue {
  const letter: UnreadLetter = { fullName, language, threadId, senderId, senderName, isRequest };
  // The recipient did not ask for a first contact.
  return { kind: 'message.unread', recipient, letter, causedBy: senderId, uninvited: isRequest };
}
