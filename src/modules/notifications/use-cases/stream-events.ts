import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { HeardEvent } from '#platform/realtime';

/** A stream ends by itself after so long: whoever comes back shows the session again. */
const longest = 15 * 60_000;
const beat = 20_000;
/** So many streams one person may have open in a process. */
const mostStreams = 12;
const open = new Map<number, number>();

export interface Listening {
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

/** What concerns a person, as it happens; nothing now and then, so that the line stays open. Ends when the program stops. */
export function streamEvents(app: App, person: Person, listening: Listening): AsyncGenerator<SentEvent | undefined> {
  const count = open.get(person.id) ?? 0;
  if (count >= mostStreams) throw refuse('too_many_tries', { values: { seconds: 60 }, retryAfterSeconds: 60 });
  open.set(person.id, count + 1);
  return hearEvents(app, person, listening);
}

async function* hearEvents(
  { realtime }: App,
  person: Person,
  { posts, lastId, gone }: Listening,
): AsyncGenerator<SentEvent | undefined> {
  const channels = ['everyone', `person:${person.id}`, ...posts.map((id) => `post:${id}`)];
  const waiting: HeardEvent[] = [];
  let wake = () => {};
  const unsubscribe = realtime.subscribe(channels, (event) => {
    waiting.push(event);
    wake();
  });
  const ending = AbortSignal.any([gone, realtime.stopping, AbortSignal.timeout(longest)]);
  const end = () => wake();
  ending.addEventListener('abort', end);
  try {
    const sent = new Set<number>();
    const missed = lastId && /^\d{1,15}$/.test(lastId) ? await realtime.readMissed(channels, Number(lastId)) : [];
    if (!missed) yield { data: JSON.stringify({ name: 'reset' }) };
    for (const event of missed ?? []) {
      sent.add(event.id);
      yield told(event);
    }
    while (!ending.aborted) {
      const event = waiting.shift();
      if (event) {
        if (!sent.delete(event.id)) yield told(event);
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
    const left = (open.get(person.id) ?? 1) - 1;
    if (left > 0) open.set(person.id, left);
    else open.delete(person.id);
  }
}

function told({ id, name, data }: HeardEvent): SentEvent {
  return { id: String(id), data: JSON.stringify({ name, ...data }) };
}
