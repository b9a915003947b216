import { readerLocale } from '#kernel/language';
import { Refusal } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { insertMessage, type ContactLetter } from '../contact.store.ts';

const perHour: Limit = { name: 'contact_address', points: 5, seconds: 3600 };
/** Of everybody together: what the operator's mailbox takes. What comes above it waits in the list alone. */
const mailsPerDay: Limit = { name: 'contact_all', points: 500, seconds: 86_400 };

export interface ContactPorts {
  /** Puts the mail to the operator into the outbox, in the same transaction. */
  readonly queueMail: (transaction: Executor, mail: { recipient: string; letter: ContactLetter }) => Promise<void>;
}

export interface WishedMessage extends ContactLetter {
  /** A trap for robots. */
  readonly website?: string | undefined;
}

/** Keeps what a visitor wrote for the admins and mails it to the operator; what a robot wrote is dropped without a word. */
export async function sendMessage(
  app: App,
  { website, ...letter }: WishedMessage,
  from: { address: string },
  { queueMail }: ContactPorts,
): Promise<void> {
  await app.limits.spend(perHour, from.address);
  if (website) return;
  const mailed = await isMailed(app);
  await app.database.transaction(async (transaction) => {
    await insertMessage(transaction, { ...letter, language: readerLocale(), createdAt: app.clock.now() });
    if (mailed) await queueMail(transaction, { recipient: app.config.contactEmail, letter });
  });
}

/** Whoever floods the form fills a mailbox up to its limit, and keeps nobody else from writing. */
async function isMailed(app: App): Promise<boolean> {
  try {
    await app.limits.spend(mailsPerDay, 'all');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
