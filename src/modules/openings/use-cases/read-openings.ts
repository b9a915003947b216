import type { Actor, Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { listOpenings, listOpeningsOf, type Look, type Opening } from '../openings.store.ts';
import { mostOpenings } from '../rules/index.ts';

/** What openings ask of modules that they do not know. */
export interface OpeningsPorts {
  /** Whom a person follows and has not muted. */
  readonly followedBy: (userId: number) => Promise<readonly number[]>;
}

const mostListed = 100;

/** How a person, or nobody in particular, looks for openings now. */
export function lookOf(app: App, actor: Actor, most = mostListed): Look {
  return { now: app.clock.now(), viewerId: actor?.id, plansAreFree: app.config.plans === 'free', most };
}

/** Everybody's openings that stand. */
export function readOpenings(app: App, actor: Actor): Promise<Opening[]> {
  return listOpenings(app.database, lookOf(app, actor));
}

/** Those of some people, the soonest first. */
export function readOpeningsAmong(app: App, actor: Actor, userIds: readonly number[]): Promise<Opening[]> {
  return listOpeningsOf(app.database, userIds, lookOf(app, actor));
}

/** Those of the people whom somebody follows. */
export async function readFollowed(app: App, { followedBy }: OpeningsPorts, person: Person): Promise<Opening[]> {
  return readOpeningsAmong(app, person, await followedBy(person.id));
}

/** One person's; none for who is not there, and between people apart. */
export function readOpeningsOf(app: App, actor: Actor, userId: number): Promise<Opening[]> {
  return listOpeningsOf(app.database, [userId], lookOf(app, actor, mostOpenings));
}
