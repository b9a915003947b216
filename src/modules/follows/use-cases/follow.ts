import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { readPeople } from '#modules/accounts';
import { notify, withdrawNotice } from '#modules/notifications';
import { areApart, lockPeople, type PersonBlocked } from '#modules/safety';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit } from '#platform/limits';
import { deleteFollow, insertFollow } from '../follows.store.ts';

const perHour: Limit = { name: 'follow_person', points: 300, seconds: 3600 };
const groupKey = 'person.followed';

/** Follows somebody, who is told; twice is harmless. Refuses oneself, and who is not there for this person. */
export async function follow(app: App, person: Person, followingId: number): Promise<void> {
  if (followingId === person.id) throw refuse('oneself');
  await app.limits.spend(perHour, String(person.id));
  await app.database.transaction(async (transaction) => {
    await lockPeople(transaction, person.id, followingId);
    const known = (await readPeople(transaction, [followingId])).has(followingId);
    if (!known || (await areApart(transaction, person.id, followingId))) throw refuse('not_found');
    if (!(await insertFollow(transaction, person.id, followingId, app.clock.now()))) return;
    await notify(app, transaction, {
      userId: followingId,
      actorId: person.id,
      topic: 'follows',
      kind: 'person.followed',
      groupKey,
      href: `/profile/${person.id}`,
      facts: {},
    });
  });
}

/** Follows somebody no more; twice is harmless. */
export async function unfollow(app: App, person: Person, followingId: number): Promise<void> {
  await app.database.transaction(async (transaction) => {
    await lockPeople(transaction, person.id, followingId);
    if (!(await deleteFollow(transaction, person.id, followingId))) return;
    await withdrawNotice(app, transaction, { userId: followingId, actorId: person.id, groupKey });
  });
}

/** A block ends what either of the two followed. */
export async function partPeople(transaction: Executor, { blockerId, blockedId }: PersonBlocked): Promise<void> {
  await deleteFollow(transaction, blockerId, blockedId);
  await deleteFollow(transaction, blockedId, blockerId);
}
