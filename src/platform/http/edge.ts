import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform/config';
import { clientAddress } from './address.ts';

/**
 * The facts that this process establishes about a request. They travel beside the request, in Hono's `env`, and never in a
 * header, because any client can send a header.
 */
export interface RequestFacts {
  /** The client's address, as determined by `clientAddress`. */
  readonly address: string;
}

interface Env {
  /** Set only for requests from the network. */
  readonly incoming?: IncomingMessage;
  facts?: RequestFacts;
}

/** Header names reserved for our own use; no code reads them, and incoming ones are dropped. */
const ownHeader = /^x-uli-/i;

/**
 * The first handler of every network request: establishes its facts once, before any await, and drops headers that
 * imitate ours. A connection that was reset no longer has a peer, so its request could not be charged to a client; it is
 * closed without a response, because no client is left to read it. `notice` looks at each request besides.
 */
export function meetRequest(
  trustedProxies: TrustedProxies,
  notice?: (incoming: IncomingMessage) => void,
): MiddlewareHandler {
  return (c, next) => {
    const env = c.env as Env | undefined;
    if (env?.incoming && !env.facts) {
      const { incoming } = env;
      const peer = incoming.socket.remoteAddress;
      if (peer === undefined) {
        incoming.socket.destroy();
        return Promise.resolve(RESPONSE_ALREADY_SENT);
      }
      dropOwnHeaders(incoming);
      notice?.(incoming);
      env.facts = { address: clientAddress(peer, forwardedFor(incoming), trustedProxies) };
    }
    return next();
  };
}

/** The facts about a request; without a network client, they describe the process itself. */
export function factsOf(c: Context): RequestFacts {
  return (c.env as Env | undefined)?.facts ?? { address: 'local' };
}

function forwardedFor({ headers }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? []].flat().join(',');
}

function dropOwnHeaders(incoming: IncomingMessage): void {
  const names = Object.keys(incoming.headers).filter((name) => ownHeader.test(name));
  if (names.length === 0) return;
  for (const name of names) delete incoming.headers[name];
  const raw = incoming.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) if (ownHeader.test(raw[at]!)) raw.splice(at, 2);
}
