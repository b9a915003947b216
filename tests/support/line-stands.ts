import { randomUUID } from 'node:crypto';
import type { App } from '#platform/app';

/** Waits until what is told is heard in a process: its line to the database opens when somebody first listens there. */
export async function lineStands({ database, realtime }: Pick<App, 'database' | 'realtime'>): Promise<void> {
  const channel = `nobody:${randomUUID()}`;
  let stands = false;
  const leave = realtime.subscribe([channel], () => (stands = true));
  while (!stands) {
    await database.transaction((transaction) => realtime.publish(transaction, [channel], { name: 'asked', data: {} }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  leave();
}
