import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';

/** The client's address; `X-Forwarded-For` counts only as far as trusted proxies wrote it. */
export function readAddress(c: Context, trustedProxies: readonly string[]): string {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  const peer = incoming?.socket.remoteAddress ?? c.req.header('X-Uli-Address') ?? 'local';
  if (!trustedProxies.includes(peer)) return peer;
  const chain = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return chain.findLast((hop) => !trustedProxies.includes(hop)) ?? peer;
}
