import type { ServerType } from '@hono/node-server';

const requestMilliseconds = 2_500;

/** On SIGTERM or SIGINT: no new requests, those in flight finish, then the parts stop in order; five seconds at most. */
export function stopOnSignal(http: ServerType, parts: readonly (() => Promise<void> | undefined)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    if ('closeIdleConnections' in http) http.closeIdleConnections();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, requestMilliseconds))]);
    if ('closeAllConnections' in http) http.closeAllConnections();
    for (const part of parts) await part()?.catch(() => {});
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
