import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import { attachMedia } from '#modules/media';
import { notify, settleNotices } from '#modules/notifications';
import { areApart, lockPeople } from '#modules/safety';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { countSent, insertMessage, type Message } from '../messages.store.ts';
import { threadState, whyNotWrite } from '../rules/index.ts';
import { findThread, findThreadWith, insertThread, updateStatus } from '../threads.store.ts';
import type { FindSharedBooking } from './read-thread.ts';

const perMinute: Limit = { name: 'message_person', points: 60, seconds: 60 };

export interface WrittenMessage {
  readonly content: string;
  readonly mediaId?: number | undefined;
}

/** Writes into a thread of one's own. */
export async function sendMessage(
  app: App,
  person: Person,
  threadId: number,
  written: WrittenMessage,
  findSharedBooking: FindSharedBooking,
): Promise<Message> {
  const thread = await findThread(app.database, threadId, person.id);
  if (!thread) throw refuse('not_found');
  if (!(await readPeople(app.database, [thread.otherId])).has(thread.otherId)) throw refuse('person_gone');
  return writeTo(app, person, thread.otherId, written, findSharedBooking);
}

/**
 * Writes to somebody, in the one thread that two people have. A first contact is a request, unless they share a booking;
 * answering opens it. Refuses `cannot_write` between people apart, `request_waiting` after three messages without an answer.
 */
export async function writeTo(
  app: App,
  person: Person,
  otherId: number,
  written: WrittenMessage,
  findSharedBooking: FindSharedBooking,
): Promise<Message> {
  const { content, mediaId } = written;
  if (otherId === person.id) throw refuse('oneself');
  if (content === '' && mediaId === undefined) throw refuse('invalid');
  await app.limits.spend(perMinute, String(person.id));
  if (!(await readPeople(app.database, [otherId])).has(otherId)) throw refuse('not_found');
  return app.database.transaction(async (transaction) => {
    await lockPeople(transaction, person.id, otherId);
    const { threadId, isRequest } = await openFor(app, transaction, { person, otherId, findSharedBooking });
    if (mediaId !== undefined) await attachMedia(app, transaction, person.id, [mediaId]);
    const sent = { threadId, senderId: person.id, content, mediaId: mediaId ?? null };
    const message = await insertMessage(transaction, sent, app.clock.now());
    // Whoever answers has read.
    await settleNotices(app, transaction, person.id, `thread:${threadId}`);
    await notify(app, transaction, {
      userId: otherId,
      actorId: person.id,
      topic: 'messages',
      kind: isRequest ? 'message.requested' : 'message.received',
      groupKey: `thread:${threadId}`,
      href: `/messages/${threadId}`,
      facts: {},
    });
    const told = { threadId, messageId: message.id, senderId: person.id };
    await app.realtime.publish(transaction, [`person:${person.id}`, `person:${otherId}`], {
      name: 'message',
      data: told,
    });
    return message;
  });
}

interface Pair {
  readonly person: Person;
  readonly otherId: number;
  readonly findSharedBooking: FindSharedBooking;
}

/** The thread of two people, begun or opened as far as writing does that. */
async function openFor(app: App, transaction: Executor, { person, otherId, findSharedBooking }: Pair) {
  const thread = await findThreadWith(transaction, person.id, otherId);
  const apart = await areApart(transaction, person.id, otherId);
  const sent = thread ? await countSent(transaction, thread.id, person.id) : 0;
  const whyNot = whyNotWrite(thread, { personId: person.id, apart, sent });
  if (whyNot) throw refuse(whyNot);
  if (!thread) {
    const booking = await findSharedBooking(transaction, person.id, otherId);
    const status = booking ? 'open' : 'request';
    const begun = { startedBy: person.id, otherId, status } as const;
    return { threadId: await insertThread(transaction, begun, app.clock.now()), isRequest: !booking };
  }
  const state = threadState(thread, person.id);
  if (state === 'request' || state === 'declined') await updateStatus(transaction, thread.id, 'open');
  return { threadId: thread.id, isRequest: state === 'requested' };
}
