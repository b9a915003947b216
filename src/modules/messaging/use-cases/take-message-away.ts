import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { markMessageReturned, markMessageTaken, type MovedMessage } from '../taken.store.ts';

/** Takes a message away from both in somebody else's decision, as if it had been taken back; false when it is not there. */
export async function takeMessageAway(app: App, transaction: Executor, id: number): Promise<boolean> {
  return tell(app, transaction, id, await markMessageTaken(transaction, id, app.clock.now()));
}

/** Puts it back; false when there is nothing to put back. */
export async function putMessageBack(app: App, transaction: Executor, id: number): Promise<boolean> {
  return tell(app, transaction, id, await markMessageReturned(transaction, id));
}

async function tell(app: App, transaction: Executor, messageId: number, moved: MovedMessage | undefined) {
  if (!moved) return false;
  const { threadId, people, removed } = moved;
  const channels = people.map((id) => `person:${id}`);
  await app.realtime.publish(transaction, channels, { name: 'message', data: { threadId, messageId, removed } });
  return true;
}
