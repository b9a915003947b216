/** Something told live: a name, and the ids it concerns. */
export interface Told {
  readonly name: string;
  readonly [fact: string]: unknown;
}

export interface Line {
  /** What the line tells of from now on, besides what concerns the person. */
  lookAt(posts: readonly number[]): void;
  close(): void;
}

const retryMs = 5_000;
/** Somebody who scrolls looks at other posts all the time: the line changes at most so often. */
const changeMs = 1_000;

/** Keeps a stream of events open, about these posts at first. */
export function holdLine(tell: (told: Told) => void, atFirst: readonly number[]): Line {
  let posts = atFirst;
  let heardOf: ReadonlySet<number> = new Set();
  const sources = new Set<EventSource>();
  let changing: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const close = (others: readonly EventSource[]) => {
    for (const source of others) {
      source.close();
      sources.delete(source);
    }
  };

  /** A line for what is looked at now; the one before it is heard until this one stands, so that nothing is lost. */
  function open() {
    const source = new EventSource(`/api/events${posts.length > 0 ? `?posts=${posts.join(',')}` : ''}`);
    const before = [...sources];
    let heardId = false;
    sources.add(source);
    heardOf = new Set(posts);
    source.addEventListener('open', () => {
      const covered = before.some(({ readyState }) => readyState === EventSource.OPEN);
      close(before.splice(0));
      // What was told between the page and the line, or without an id to come back to, is asked for anew.
      if (!covered && !heardId) tell({ name: 'reset' });
    });
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      heardId ||= lastEventId !== '';
      tell(JSON.parse(data) as Told);
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      close([source, ...before.splice(0)]);
      clearTimeout(retry);
      retry = setTimeout(open, retryMs);
    });
  }

  const change = () => {
    changing = undefined;
    if (posts.some((id) => !heardOf.has(id))) open();
  };

  open();
  return {
    lookAt(wished) {
      posts = wished;
      if (posts.some((id) => !heardOf.has(id))) changing ??= setTimeout(change, changeMs);
    },
    close() {
      clearTimeout(changing);
      clearTimeout(retry);
      close([...sources]);
    },
  };
}
