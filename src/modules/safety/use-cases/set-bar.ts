import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Limit } from '#platform/limits';
import type { Page } from '#platform/http';
import { deleteBar, insertBar, listBars, lockPeople, type Bar } from '../safety.store.ts';
import type { BlockLifted, PersonBlocked } from '../safety.events.ts';

export const barsPerHour: Limit = { name: 'bars_person', points: 120, seconds: 3600 };

/** Blocks or mutes somebody; twice is harmless. A block ends whatever stands between the two. */
export async function setBar(app: App, person: Person, bar: Bar, otherId: number): Promise<void> {
  if (otherId === person.id) throw refuse('oneself');
  await app.limits.spend(barsPerHour, String(person.id));
  if (!(await readPeople(app.database, [otherId])).has(otherId)) throw refuse('not_found');
  await app.database.transaction(async (transaction) => {
    await lockPeople(transaction, person.id, otherId);
    const added = await insertBar(transaction, bar, person.id, otherId, app.clock.now());
    if (!added || bar !== 'block') return;
    const blocked: PersonBlocked = { blockerId: person.id, blockedId: otherId };
    await app.events.record(transaction, 'person.blocked', blocked);
  });
}

/** Takes a block or mute back; one that is not there is harmless, a person who is not there is `not_found`. */
export async function liftBar(app: App, person: Person, bar: Bar, otherId: number): Promise<void> {
  if (!(await readPeople(app.database, [otherId])).has(otherId)) throw refuse('not_found');
  await app.database.transaction(async (transaction) => {
    await deleteBar(transaction, bar, person.id, otherId);
    if (bar !== 'block') return;
    const lifted: BlockLifted = { blockerId: person.id, blockedId: otherId };
    await app.events.record(transaction, 'person.block_lifted', lifted);
  });
}

/** Whom one blocked or muted, the latest first, with one more than the page holds. */
export async function readBars(app: App, person: Person, bar: Bar, page: Page) {
  const rows = await listBars(app.database, bar, person.id, page);
  const people = await readPeople(
    app.database,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, since }) => ({ ...people.get(userId)!, since }));
}
