import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import {
  keepContactAnswer,
  lockContactMessage,
  markContactRead,
  type AnswerLetter,
  type ContactMessage,
} from '#modules/contact';
import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import { mustBeAdmin } from '../rules/index.ts';
import { asAdmin } from './write-audit.ts';

/** Marks what somebody wrote as read, or as to be read again; not a deed: nobody notices. */
export function readMessage(app: App, person: Person, id: number, read: boolean): Promise<ContactMessage> {
  mustBeAdmin(person);
  return app.database.transaction(async (transaction) => {
    const message = await lockContactMessage(transaction, id);
    if (!message) throw refuse('not_found');
    const readAt = read ? (message.readAt ?? app.clock.now()) : null;
    await markContactRead(transaction, id, readAt);
    return { ...message, readAt };
  });
}

/** Mails an answer to whoever wrote and keeps it; once, so that two admins do not answer both. */
export function answerMessage(app: App, person: Person, id: number, answer: string): Promise<ContactMessage> {
  return asAdmin(app, person, async (transaction, write) => {
    const message = await lockContactMessage(transaction, id);
    if (!message) throw refuse('not_found');
    if (message.answeredAt !== null) throw refuse('answered_already');
    const at = app.clock.now();
    await keepContactAnswer(transaction, id, answer, at);
    const { name, subject, language, email: recipient } = message;
    const letter: AnswerLetter = { name, subject, language, message: message.message, answer };
    await queueMail(app, transaction, { kind: 'contact.answer', recipient, letter });
    await write({ action: 'answer_message', subjectKind: 'contact', subjectId: id, reason: null });
    return { ...message, answer, answeredAt: at, readAt: message.readAt ?? at };
  });
}
