import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { deleteNoticesBetween } from '../tell-notices.store.ts';
import { parted } from './stream-events.ts';

/** Takes away what two people were told of each other, and what they hear of each other's posts. */
export async function partPeople(app: App, transaction: Executor, oneId: number, otherId: number): Promise<void> {
  await deleteNoticesBetween(transaction, oneId, otherId);
  await retuneStreams(app, transaction, oneId, otherId);
}

/** Lets the streams of two people ask again what these hear of each other. */
export function retuneStreams(app: App, transaction: Executor, oneId: number, otherId: number): Promise<void> {
  return app.realtime.publish(transaction, [`person:${oneId}`, `person:${otherId}`], { name: parted, data: {} });
}
