/** Something told live: a name, and the ids it concerns. */
export interface Told {
  readonly name: string;
  readonly [fact: string]: unknown;
}

const listeners = new Set<(told: Told) => void>();
const retryMs = 5_000;

/** Hears what is told to the signed-in person, as soon as one window of theirs listens; answers how to stop. */
export function onLive(listener: (told: Told) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Listens for a person: one window of the browser holds the line and tells the others, because browsers open only six
 * connections to a server. When that window closes, another takes over. Answers how to stop.
 */
export function startLive(userId: number): () => void {
  const name = `uli-live-${userId}`;
  const others = new BroadcastChannel(name);
  const stop = new AbortController();
  const tell = (told: Told) => {
    for (const listener of listeners) listener(told);
  };
  others.addEventListener('message', ({ data }) => tell(data as Told));
  const hold = () =>
    holdLine(stop.signal, (told) => {
      tell(told);
      // A channel between windows takes no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      others.postMessage(told);
    });
  // Locks exist on secure pages alone.
  if ('locks' in navigator) navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    stop.abort();
    others.close();
  };
}

function holdLine(stop: AbortSignal, tell: (told: Told) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let heardId = false;
    let opened = false;
    const open = () => {
      const line = new EventSource('/api/events');
      source = line;
      line.addEventListener('open', () => {
        // What was told between the page and the line, or without an id to come back to, is asked for anew.
        if (!heardId || !opened) tell({ name: 'reset' });
        opened = true;
      });
      line.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
        heardId ||= lastEventId !== '';
        tell(JSON.parse(data) as Told);
      });
      line.addEventListener('error', () => {
        if (line.readyState !== EventSource.CLOSED) return;
        opened = false;
        retry = setTimeout(open, retryMs);
      });
    };
    open();
    stop.addEventListener('abort', () => {
      clearTimeout(retry);
      source?.close();
      resolve();
    });
  });
}
