import type { ServerType } from '@hono/node-server';

const requestMilliseconds = 2_000;

export interface Shutdown {
  /** Remembers a part that was opened; parts stop in the reverse order. */
  add(stopPart: () => Promise<void>): void;
  /** Ends at once what would go on for ever, such as open streams: before the requests are waited for. */
  first(endPart: () => Promise<void>): void;
  /** Names the server whose requests finish first. */
  serves(http: ServerType): void;
  /** Tells a sentence on standard error, stops what was opened and ends with 1. */
  fail(sentence: string): Promise<void>;
}

/** On SIGTERM or SIGINT, also half-way through the start: no new requests, those in flight finish, then every part stops. */
export function createShutdown(): Shutdown {
  const parts: (() => Promise<void>)[] = [];
  const endless: (() => Promise<void>)[] = [];
  let server: ServerType | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    for (const end of endless) await end().catch(() => {});
    if (server?.listening) await finishRequests(server);
    for (const part of parts.toReversed()) await part().catch(() => {});
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  return {
    add: (part) => void parts.push(part),
    first: (endPart) => void endless.push(endPart),
    serves: (http) => void (server = http),
    async fail(sentence) {
      process.stderr.write(`${sentence}\n`);
      await stop(1);
    },
  };
}

async function finishRequests(http: ServerType): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  if ('closeIdleConnections' in http) http.closeIdleConnections();
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, requestMilliseconds))]);
  if ('closeAllConnections' in http) http.closeAllConnections();
}
