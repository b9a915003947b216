import type { Actor, Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import type { Page } from '#platform/http';
import { listCandidates, listInterests, listUnwanted } from '../discover.store.ts';
import { countNewer, listByIds, listEveryone, listFollowing } from '../feed.store.ts';
import { findPost, type PostRow } from '../posts.store.ts';
import { lessFor, rankDiscover, type Ranked } from '../rules/index.ts';
import { rankedPosts, readRanking, writeRanking } from '../rules/discover-cursor.ts';

/** What Discover asks of other modules. */
export interface DiscoverPorts {
  /** Those among these artists who can be booked between two instants. */
  readonly freeAmong: (artistIds: readonly number[], from: number, to: number) => Promise<ReadonlySet<number>>;
  /** Whom somebody booked. */
  readonly bookedBy: (clientId: number) => Promise<readonly number[]>;
}

const twoWeeks = 14 * dayMs;

/** A page of the newest posts of everybody, or of those one follows; one row more than the page holds. */
export function readFeed(app: App, actor: Actor, feed: 'everyone' | 'following', page: Page): Promise<PostRow[]> {
  if (feed === 'everyone') return listEveryone(app.database, actor?.id ?? null, page);
  if (!actor) throw refuse('not_signed_in');
  return listFollowing(app.database, actor.id, page);
}

export interface DiscoverPage {
  readonly rows: readonly PostRow[];
  readonly whyOf: ReadonlyMap<number, Ranked['why']>;
  readonly next: string | undefined;
}

/** A page of Discover: the first one ranks, the others read what is left of that ranking from their cursor. */
export async function readDiscover(
  app: App,
  person: Person,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  ports: DiscoverPorts,
): Promise<DiscoverPage> {
  const ranking = cursor === undefined ? await rank(app, person, ports) : readRanking(cursor);
  if (!ranking) throw refuse('invalid');
  const shown = ranking.slice(0, limit);
  const left = ranking.slice(limit);
  const rows = await listByIds(
    app.database,
    person.id,
    shown.map(({ id }) => id),
  );
  const whyOf = new Map(shown.map(({ id, why }) => [id, why]));
  return { rows, whyOf, next: left.length > 0 ? writeRanking(left) : undefined };
}

async function rank(app: App, person: Person, { freeAmong, bookedBy }: DiscoverPorts): Promise<Ranked[]> {
  const now = app.clock.now();
  const [rows, booked, less] = await Promise.all([
    listCandidates(app.database, person.id),
    bookedBy(person.id),
    listUnwanted(app.database, person.id, now - lessFor),
  ]);
  const near = [...new Set(rows.filter(({ distance }) => distance !== null).map(({ userId }) => userId))];
  const [interests, free] = await Promise.all([
    listInterests(app.database, person.id, booked),
    near.length > 0 ? freeAmong(near, now, now + twoWeeks) : undefined,
  ]);
  const candidates = rows.map((row) => ({ ...row, free: free?.has(row.userId) ?? false }));
  return rankDiscover(candidates, interests, now, less).slice(0, rankedPosts);
}

/** How many posts of others stand above one in a feed, counted up to 99. */
export async function readNewer(
  app: App,
  actor: Actor,
  feed: 'everyone' | 'following',
  thanId: number,
): Promise<number> {
  if (feed === 'following' && !actor) throw refuse('not_signed_in');
  const viewerId = actor?.id ?? null;
  const post = await findPost(app.database, viewerId, thanId);
  if (!post) throw refuse('not_found');
  return countNewer(app.database, feed, viewerId, post);
}
