import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { markGroupRead, type NewNotice } from '../notices.store.ts';
import { insertNotices, leaveNotice } from '../tell-notices.store.ts';

/**
 * Tells a person something inside Uli, in the transaction that causes it; while unread, more of the same group joins it.
 * Does nothing for oneself, for people who are apart (also from whom it leads to), and when the topic is switched off.
 */
export function notify(app: App, transaction: Executor, notice: NewNotice): Promise<void> {
  return insertNotices(transaction, [notice], app.clock.now());
}

/** Tells many at once, the earliest first; see `notify`. */
export function notifyAll(app: App, transaction: Executor, notices: readonly NewNotice[]): Promise<void> {
  return insertNotices(transaction, notices, app.clock.now());
}

/** Takes somebody out of an unread notice that is not true of them any more (unliked, unfollowed); of nobody else, it goes. */
export async function withdrawNotice(
  app: App,
  transaction: Executor,
  notice: { readonly userId: number; readonly actorId: number; readonly groupKey: string },
): Promise<void> {
  if (await leaveNotice(transaction, notice)) await tellLive(app, transaction, notice.userId);
}

/** Marks the unread notices of a group, and of the groups within it, as read: their reader has seen what they tell of. */
export async function settleNotices(app: App, transaction: Executor, userId: number, groupKey: string): Promise<void> {
  if (await markGroupRead(transaction, userId, groupKey, app.clock.now())) await tellLive(app, transaction, userId);
}

function tellLive(app: App, transaction: Executor, userId: number): Promise<void> {
  return app.realtime.publish(transaction, [`person:${userId}`], { name: 'notices', data: {} });
}
