import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { releaseMedia } from '#modules/media';
import { settleNotices } from '#modules/notifications';
import { lockPeople } from '#modules/safety';
import type { App } from '#platform/app';
import { deleteMessage } from '../messages.store.ts';
import { threadState } from '../rules/index.ts';
import { findThread, markThreadRead, updateStatus } from '../threads.store.ts';

/** Answers a request without words: open or declined. What is open already stays so; one's own request is not answered. */
export async function answerRequest(
  app: App,
  person: Person,
  threadId: number,
  answer: 'open' | 'declined',
): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const seen = await findThread(transaction, threadId, person.id);
    if (!seen) throw refuse('not_found');
    await lockPeople(transaction, person.id, seen.otherId);
    const thread = (await findThread(transaction, threadId, person.id))!;
    const state = threadState(thread, person.id);
    if (state === 'requested' || (state === 'open' && answer === 'declined')) throw refuse('conflict');
    if (state === 'open') return;
    await updateStatus(transaction, threadId, answer);
    await settleNotices(app, transaction, person.id, `thread:${threadId}`);
    const told = answer === 'open' ? [person.id, thread.otherId] : [person.id];
    await app.realtime.publish(transaction, told.map(channelOf), { name: 'thread', data: { threadId } });
  });
}

/** Marks a thread as read up to a message; the other one sees it. */
export async function readUpTo(app: App, person: Person, threadId: number, messageId: number): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const thread = await findThread(transaction, threadId, person.id);
    if (!thread) throw refuse('not_found');
    if (!(await markThreadRead(transaction, threadId, person.id, messageId))) return;
    await settleNotices(app, transaction, person.id, `thread:${threadId}`);
    // Who has not accepted a request has not been seen reading it.
    const told = threadState(thread, person.id) === 'open' ? [person.id, thread.otherId] : [person.id];
    await app.realtime.publish(transaction, told.map(channelOf), { name: 'thread', data: { threadId } });
  });
}

/** Takes one's own message back, for both. */
export async function removeMessage(app: App, person: Person, messageId: number): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const gone = await deleteMessage(transaction, messageId, person.id, app.clock.now());
    if (!gone) throw refuse('not_found');
    if (gone.mediaId !== null) await releaseMedia(transaction, [gone.mediaId]);
    const { otherId } = (await findThread(transaction, gone.threadId, person.id))!;
    const told = { threadId: gone.threadId, messageId, removed: true };
    await app.realtime.publish(transaction, [person.id, otherId].map(channelOf), { name: 'message', data: told });
  });
}

function channelOf(id: number): string {
  return `person:${id}`;
}
