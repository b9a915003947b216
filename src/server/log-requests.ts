import type { MiddlewareHandler } from 'hono';
import { describeError } from '#platform/http';
import type { Log } from '#platform/log';

/** One line a request: method, what kind of address, status, milliseconds. Ids, tokens, names and queries stay out. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    const { method, path } = c.req;
    if (path.startsWith('/assets/')) return;
    log.info({ method, route: kindOf(path), status: c.res.status, milliseconds }, 'request');
  };
}

/** Says that a page broke: by what, and on what kind of address. What the error says is left out, as it may quote somebody. */
export function logBrokenPage(log: Log, address: string, error: unknown): void {
  log.error({ error: describeError(error), route: kindOf(new URL(address).pathname) }, 'a page broke');
}

/** `/api/bookings/1234/status` → `/api/bookings/…`: the first words of an address name nobody. */
function kindOf(path: string): string {
  const [, first = '', second, ...rest] = path.split('/');
  if (first !== 'api')
    return second === undefined && !/^(auth|dashboard|bookings|explore|pricing)?$/.test(first)
      ? '/…'
      : `/${first}${second ? '/…' : ''}`;
  return `/api/${second ?? ''}${rest.length > 0 ? '/…' : ''}`;
}
