import type { Context, MiddlewareHandler } from 'hono';
import type { IncomingMessage } from 'node:http';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '#kernel/refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const bodyTypes = /^(application\/json|multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

const bodyBytes = 100_000;
/** What the payment provider tells of a dispute quotes all that was said about it. */
const toldPath = '/api/webhooks/stripe';
const toldBytes = 1_000_000;

/** Where files may be sent to: these routes read their body as a stream and bound it themselves. */
const uploadPaths: ReadonlySet<string> = new Set(['/api/media', '/api/posts']);

function isUpload(c: Context): boolean {
  const multipart = /^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '');
  return multipart && c.req.method === 'POST' && uploadPaths.has(c.req.path);
}

/** Refuses bodies that are larger than anything the API or a form of ours takes. */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (isUpload(c)) return next();
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  const told = c.req.path === toldPath;
  if (!incoming || incoming.headers['transfer-encoding'] !== undefined) return (told ? countTold : countBody)(c, next);
  // Node holds a body to the length that its head names; to look at the body would make a second stream of it.
  if (Number(incoming.headers['content-length'] ?? 0) > (told ? toldBytes : bodyBytes)) throw refuse('too_large');
  return next();
};

const countUpTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refuse('too_large');
    },
  });
const countBody = countUpTo(bodyBytes);
const countTold = countUpTo(toldBytes);

/** Refuses a state-changing request that a browser marks as coming from another origin. */
export function crossSiteGuard(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).origin;
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      const foreign = site === 'cross-site' || site === 'same-site';
      if (foreign || (site === undefined && origin !== undefined && !sameOrigin(origin, own, c.req.header('Host')))) {
        throw refuse('cross_site');
      }
    }
    await next();
  };
}

function sameOrigin(origin: string, own: string, host: string | undefined): boolean {
  if (origin === own) return true;
  // A program reached by another loopback name than its public address is still the same origin for its browser.
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses bodies that are not what the API reads, and NUL bytes, which PostgreSQL cannot store. */
export const bodyGuard: MiddlewareHandler = async (c, next) => {
  if (/%00/.test(c.req.url)) throw refuse('malformed');
  const declared = c.req.header('Content-Type');
  if (!safeMethods.has(c.req.method) && hasBody(c) && (!declared || !bodyTypes.test(declared)))
    throw refuse('wrong_content_type');
  if (declared && /^application\/json\b/i.test(declared) && !safeMethods.has(c.req.method)) {
    const text = await c.req.text();
    if (/\0|(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw refuse('malformed');
  }
  await next();
};

/** Over the network every request has a stream, also an empty one: there the headers tell. */
function hasBody(c: Context): boolean {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (!incoming) return c.req.raw.body !== null;
  const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers;
  return length !== '0' || coding !== undefined;
}
