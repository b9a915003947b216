import type { Logger } from 'pino';

/** An event of the security log: codes and numbers, never user input. */
export interface SecurityEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: string;
  readonly outcome: 'done' | 'refused';
  /** The code of the refusal. */
  readonly detail: string | null;
  /** The account concerned. */
  readonly userId: number | null;
  /** The admin who is signed in as this person. */
  readonly actingId: number | null;
  readonly sessionId: number | null;
  /** SHA-256 of the session token, while the session's id and owner are not known yet. */
  readonly tokenHash: string | null;
  readonly address: string | null;
  /** The browser's user agent. */
  readonly device: string | null;
  /** Such as `POST /api/login`, without ids. */
  readonly route: string;
}

export interface SecurityLog {
  /** Records an event without delaying its request; never throws. */
  record(event: SecurityEvent): void;
  /** Writes the pending events. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface SecurityLogOptions {
  readonly log: Logger;
  readonly write: (events: readonly SecurityEvent[]) => Promise<void>;
}

const gatheredMilliseconds = 250;
const retryMilliseconds = 5_000;
/** The maximum number of pending events while the database is away; later ones are only logged. */
const mostWaiting = 5_000;
const repeatedMilliseconds = 60_000;
const mostRepeated = 10_000;
/** Refusals that a script can repeat at will: the same one from the same source is recorded once a minute. */
const repeatable: ReadonlySet<string> = new Set(['right_refused', 'limit_met']);

/** The log of account security: each event is logged immediately, and stored as a row a moment after the response. */
export function createSecurityLog({ log, write }: SecurityLogOptions): SecurityLog {
  let waiting: SecurityEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const lastKept = new Map<string, number>();

  const isRepeated = ({ kind, detail, userId, address, route, at }: SecurityEvent): boolean => {
    if (!repeatable.has(kind)) return false;
    const key = [kind, detail, userId ?? address, route].join(' ');
    const before = lastKept.get(key);
    if (before !== undefined && at - before < repeatedMilliseconds) return true;
    if (lastKept.size >= mostRepeated) lastKept.clear();
    lastKept.set(key, at);
    return false;
  };

  const later = (milliseconds: number) => {
    timer ??= setTimeout(() => void flush(), milliseconds).unref();
  };

  async function writeWaiting(): Promise<void> {
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      await write(events);
    } catch (error) {
      log.error({ code: (error as { code?: string }).code, events: events.length }, 'security events wait');
      waiting = [...events, ...waiting].slice(0, mostWaiting);
      later(retryMilliseconds);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    record(event) {
      if (isRepeated(event)) return;
      const { kind, outcome, detail, userId, actingId, sessionId, address, route } = event;
      log.info({ event: kind, outcome, detail, userId, actingId, sessionId, address, route }, 'security');
      if (waiting.length >= mostWaiting) return;
      waiting.push(event);
      later(gatheredMilliseconds);
    },
    flush,
    close: flush,
  };
}
