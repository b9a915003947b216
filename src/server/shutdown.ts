import type { IncomingMessage } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** The time limit for requests in flight. */
const requestMilliseconds = 2_000;
/** The time limit for requests whose body is still arriving, such as photos over a slow connection. */
const uploadMilliseconds = 15_000;

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
  let server: ServedRequests | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    // A second stop signal does not wait for uploads.
    if (stopping) return server?.hurry();
    stopping = true;
    for (const end of endless) await end().catch(() => {});
    await server?.finish();
    for (const part of parts.toReversed()) await part().catch(() => {});
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  return {
    add: (part) => void parts.push(part),
    first: (endPart) => void endless.push(endPart),
    serves: (http) => void (server = watchRequests(http)),
    async fail(sentence) {
      process.stderr.write(`${sentence}\n`);
      await stop(1);
    },
  };
}

interface ServedRequests {
  /** Accepts no new requests and waits for those in flight, within limits. */
  finish(): Promise<void>;
  /** Ends the wait. */
  hurry(): void;
}

function watchRequests(http: ServerType): ServedRequests {
  const arriving = new Set<IncomingMessage>();
  http.on('request', (request: IncomingMessage) => {
    if (request.complete) return;
    arriving.add(request);
    const arrived = () => arriving.delete(request);
    request.once('end', arrived);
    request.once('close', arrived);
  });
  const hurried = Promise.withResolvers<void>();
  return {
    hurry: () => hurried.resolve(),
    async finish() {
      if (!http.listening) return;
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      if ('closeIdleConnections' in http) http.closeIdleConnections();
      await Promise.race([closed, hurried.promise, outOfTime(arriving)]);
      if ('closeAllConnections' in http) http.closeAllConnections();
    },
  };
}

/** Resolves when requests in flight, or those whose body is still arriving, have used up their time. */
async function outOfTime(arriving: ReadonlySet<unknown>): Promise<void> {
  await pause(requestMilliseconds);
  if (arriving.size === 0) return;
  for (const end = Date.now() + uploadMilliseconds; arriving.size > 0 && Date.now() < end;) await pause(50);
  // A body that has just arrived is still processed.
  if (arriving.size === 0) await pause(requestMilliseconds);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
