import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findActor } from '#modules/accounts';
import { listApart } from '#modules/safety';
import type { App } from '#platform/app';
import type { HeardEvent } from '#platform/realtime';
import { hashToken } from '#platform/tokens';

/** A stream ends by itself after so long: whoever comes back shows the session again. */
const longest = 15 * 60_000;
const beat = 20_000;
/** So many streams one person may have open in a process. */
const mostStreams = 12;
const open = new Map<number, number>();
/**
 * Told to two people when a block between them comes or goes, to be heard by their streams alone: posts of each other that
 * they look at are not there any more, and neither hears what the other tells everybody.
 */
export const parted = 'parted';
const everyone = 'everyone';

export interface Listening {
  /** Of the session that they listen in. */
  readonly token: string;
  readonly posts: readonly number[];
  /** Of the last event that was heard, as the browser says. */
  readonly lastId: string | undefined;
  /** Whoever listened is gone. */
  readonly gone: AbortSignal;
}

interface SentEvent {
  readonly id?: string;
  readonly data: string;
}

/** A post that somebody looks at, with its counts now. */
export interface LookedAt {
  readonly postId: number;
  readonly likesCount: number;
  readonly commentsCount: number;
}

/** Finds those among these posts that are there for a person. */
export type LookAtPosts = (person: Person, postIds: readonly number[]) => Promise<readonly LookedAt[]>;

/**
 * What concerns a person and the posts they look at, as it happens; nothing first, once it listens, and now and then, so
 * that the line stays open. How the posts stand comes before what happens to them. Ends when the program stops, and with the
 * session: at once when something ends it, within a beat when its time runs out.
 */
export function streamEvents(
  app: App,
  person: Person,
  listening: Listening,
  lookAt: LookAtPosts,
): AsyncGenerator<SentEvent | undefined> {
  const count = open.get(person.id) ?? 0;
  if (count >= mostStreams) throw refuse('too_many_tries', { values: { seconds: 60 }, retryAfterSeconds: 60 });
  open.set(person.id, count + 1);
  return hearEvents(app, person, listening, lookAt);
}

async function* hearEvents(
  app: App,
  person: Person,
  { token, posts, lastId, gone }: Listening,
  lookAt: LookAtPosts,
): AsyncGenerator<SentEvent | undefined> {
  const own = [everyone, `person:${person.id}`];
  const waiting: HeardEvent[] = [];
  let wake = () => {};
  let askedAt = 0;
  const unsubscribe = app.realtime.subscribe(
    [...own, ...posts.map(channelOf)],
    (event) => {
      waiting.push(event);
      wake();
    },
    () => {
      // Nobody may have heard that the session ended.
      askedAt = 0;
      wake();
    },
  );
  // A trigger tells it for every session that is deleted: by its owner, with a new password, with a suspension.
  const over = new AbortController();
  const unsubscribeEnd = app.realtime.subscribe([`session:${hashToken(token)}`], () => over.abort());
  const ending = AbortSignal.any([gone, over.signal, app.realtime.stopping, AbortSignal.timeout(longest)]);
  const end = () => wake();
  ending.addEventListener('abort', end);
  try {
    // Read once and again after each block, not for each event.
    const lookAround = () =>
      Promise.all([posts.length > 0 ? lookAt(person, posts) : [], listApart(app.database, person.id)]);
    let [there, apart] = await lookAround();
    let allowed = channelsWith(own, there);
    yield undefined;
    for (const post of there) yield { data: JSON.stringify({ name: 'post.counted', ...post }) };
    const sent = new Set<number>();
    const missed =
      lastId && /^\d{1,15}$/.test(lastId) ? await app.realtime.readMissed([...allowed], Number(lastId)) : [];
    if (!missed) yield { data: JSON.stringify({ name: 'reset' }) };
    for (const event of missed ?? []) {
      sent.add(event.id);
      if (event.name !== parted && !isOfAny(apart, event)) yield told(event);
    }
    while (!ending.aborted) {
      if (Date.now() - askedAt >= beat) {
        askedAt = Date.now();
        // Where nobody can be asked, whoever listens comes back and shows their session again.
        const holder = await findActor(app, token).catch(() => undefined);
        if (holder?.id !== person.id) break;
        continue;
      }
      const event = waiting.shift();
      if (event?.name === parted) {
        [there, apart] = await lookAround();
        allowed = channelsWith(own, there);
        continue;
      }
      if (event) {
        if (sent.delete(event.id) || isOfAny(apart, event)) continue;
        if (event.channels.some((channel) => allowed.has(channel))) yield told(event);
        continue;
      }
      const beating = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(true), beat);
        wake = () => {
          clearTimeout(timer);
          resolve(false);
        };
      });
      if (beating) yield undefined;
    }
  } finally {
    ending.removeEventListener('abort', end);
    unsubscribe();
    unsubscribeEnd();
    const left = (open.get(person.id) ?? 1) - 1;
    if (left > 0) open.set(person.id, left);
    else open.delete(person.id);
  }
}

const channelOf = (postId: number) => `post:${postId}`;

function channelsWith(own: readonly string[], there: readonly LookedAt[]): Set<string> {
  return new Set([...own, ...there.map(({ postId }) => channelOf(postId))]);
}

/** Whether one of these people tells it everybody: such an event names them. */
function isOfAny(people: ReadonlySet<number>, { channels, data }: HeardEvent): boolean {
  if (!channels.includes(everyone)) return false;
  const { userId, artistId } = data as { readonly userId?: number; readonly artistId?: number };
  return people.has(userId ?? artistId ?? 0);
}

function told({ id, name, data }: HeardEvent): SentEvent {
  return { id: String(id), data: JSON.stringify({ name, ...data }) };
}
