import { holdLine, type Line, type Told } from './live-line.ts';

export type { Told };

/** What the windows of one browser say to each other. */
type Said =
  | { readonly told: Told }
  /** What a window shows, by a name of its own. */
  | { readonly from: string; readonly posts: readonly number[] }
  /** Whoever holds the line now asks what the others show. */
  | { readonly asks: true };

/** So many posts one line tells of: the ones that were looked at last. */
const mostPosts = 50;

const listeners = new Set<(told: Told) => void>();
const shown = new Set<readonly number[]>();
let announce = () => {};

/** Hears what is told to the signed-in person, as soon as one window of theirs listens; answers how to stop. */
export function onLive(listener: (told: Told) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this window shows these posts, so that it hears what happens to them; answers how to stop. */
export function lookAt(posts: readonly number[]): () => void {
  shown.add(posts);
  announce();
  return () => {
    shown.delete(posts);
    announce();
  };
}

/**
 * Listens for a person: one window of the browser holds the line and tells the others, because browsers open only six
 * connections to a server. When that window closes, another takes over. Answers how to stop.
 */
export function startLive(userId: number): () => void {
  const name = `uli-live-${userId}`;
  const own = `${Date.now()} ${Math.random()}`;
  const others = new BroadcastChannel(name);
  const stop = new AbortController();
  // By window, the one that changed last at the end.
  const looking = new Map<string, readonly number[]>();
  let line: Line | undefined;
  // A channel between windows takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (said: Said) => others.postMessage(said);
  const tell = (told: Told) => {
    for (const listener of listeners) listener(told);
  };
  const note = (from: string, posts: readonly number[]) => {
    looking.delete(from);
    if (posts.length > 0) looking.set(from, posts);
    line?.lookAt(latest(looking.values()));
  };
  announce = () => {
    const posts = latest(shown);
    note(own, posts);
    say({ from: own, posts });
  };
  others.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('told' in data) tell(data.told);
    else if ('asks' in data) announce();
    else note(data.from, data.posts);
  });
  announce();
  const hold = () => {
    line = holdLine((told) => {
      tell(told);
      say({ told });
    }, latest(looking.values()));
    say({ asks: true });
    return new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => {
        line?.close();
        resolve();
      });
    });
  };
  // Locks exist on secure pages alone.
  if ('locks' in navigator) navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => {});
  else void hold();
  // A window that goes shows nothing any more, or the others would go on hearing of it.
  const leave = () => say({ from: own, posts: [] });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', announce);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', announce);
    announce = () => {};
    leave();
    stop.abort();
    others.close();
  };
}

/** The posts of several lists, each once; of too many those of the last lists. */
function latest(lists: Iterable<readonly number[]>): number[] {
  return [...new Set([...lists].toReversed().flat())].slice(0, mostPosts);
}
