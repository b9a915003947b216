import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { markAllRead, markRead } from '../notices.store.ts';

/** Marks one notice of a person as read, or all of them; false when that one is not theirs. Their other windows follow. */
export function readNotices(app: App, person: Person, id?: number): Promise<boolean> {
  const now = app.clock.now();
  return app.database.transaction(async (transaction) => {
    if (id === undefined) await markAllRead(transaction, person.id, now);
    else if (!(await markRead(transaction, person.id, id, now))) return false;
    await app.realtime.publish(transaction, [`person:${person.id}`], { name: 'notices', data: {} });
    return true;
  });
}
