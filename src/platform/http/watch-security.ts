import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Actor } from '#kernel/actor';
import { Refusal } from '#kernel/refusal';
import type { SecurityEvent } from '#platform/log';
import { hashToken } from '#platform/tokens';
import type { RouteContext, Variables } from './router.ts';

export interface SecurityWatch {
  /** The log's name for an operation such as `POST /api/login`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly now: () => number;
  readonly record: (event: SecurityEvent) => void;
}

/** Refusals unrelated to permissions: invalid input, or no session. */
const unremarkable: ReadonlySet<string> = new Set(['invalid', 'malformed', 'not_signed_in', 'too_large']);
const kindsByStatus: Readonly<Record<number, string>> = { 403: 'right_refused', 429: 'limit_met' };

/**
 * Records the outcome of a request once it is answered: of operations that have a kind, and of all others that are refused
 * for lack of permission or because of a limit. It reads nothing from the database that the request did not read itself.
 */
export function watchSecurity({ kinds, now, record }: SecurityWatch): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    const route = `${c.req.method} ${routePath(c).replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`;
    const kind = kinds[route] ?? kindsByStatus[status];
    if (!kind || status >= 500) return;
    const refusal = c.error instanceof Refusal ? c.error : undefined;
    if (refusal && unremarkable.has(refusal.code)) return;
    const actor = await actorIfRead(c);
    const token = c.get('newSession') ?? c.get('sessionToken');
    record({
      at: now(),
      kind: kinds[route] && status === 429 ? 'limit_met' : kind,
      outcome: status < 400 ? 'done' : 'refused',
      detail: refusal?.code ?? null,
      userId: actor?.id ?? refusal?.details.about ?? c.get('account') ?? null,
      actingId: actor?.actingId ?? null,
      sessionId: actor?.sessionId ?? null,
      tokenHash: token && !actor && (!refusal || c.get('newSession')) ? hashToken(token) : null,
      address: c.get('address'),
      device: c.req.header('User-Agent')?.slice(0, 200) ?? null,
      route,
    });
  };
}

/** The actor, if the request itself has read it. */
async function actorIfRead(c: RouteContext): Promise<Actor> {
  try {
    return await c.get('actorIfRead')();
  } catch {
    return undefined;
  }
}
