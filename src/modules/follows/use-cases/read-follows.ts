import type { Actor, Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { checkOwn } from '#modules/accounts';
import { areApart, hasBar } from '#modules/safety';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import { areFollowsHidden, followedAmong, listFollows, type FollowList, type ListedPerson } from '../follows.store.ts';

/** A list of a person, with one more than the page holds. Refuses `not_found` between people apart, `follows_hidden`. */
export async function readFollows(
  app: App,
  actor: Actor,
  { userId, list, page }: { userId: number; list: FollowList; page: Page },
): Promise<ListedPerson[]> {
  const [hidden, apart] = await Promise.all([
    areFollowsHidden(app.database, userId),
    actor !== undefined && areApart(app.database, actor.id, userId),
  ]);
  if (hidden === undefined || apart) throw refuse('not_found');
  if (hidden) await checkOwn(app, actor, userId, 'follows', 'follows_hidden');
  return listFollows(app.database, list, userId, actor?.id, page);
}

/** What stands between a person and somebody else. */
export async function readTies(app: App, person: Person, userId: number) {
  const { database } = app;
  const [known, following, followsYou, muted, blocked] = await Promise.all([
    areFollowsHidden(database, userId),
    followedAmong(database, person.id, [userId]),
    followedAmong(database, userId, [person.id]),
    hasBar(database, 'mute', person.id, userId),
    hasBar(database, 'block', person.id, userId),
  ]);
  if (known === undefined) throw refuse('not_found');
  return { following: following.has(userId), followsYou: followsYou.has(person.id), muted, blocked };
}
