import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** So many accounts a browser is known by; the one that signed in last comes first. */
const mostAccounts = 4;
const mark = /^(\d{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/** What a browser keeps that signed in to an account; it opens nothing, but has tries of its own (OWASP device cookies). */
export function createDeviceMark(secret: string, userId: number): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${userId}.${nonce}.${sign(secret, userId, nonce)}`;
}

/** Puts a fresh mark before those of other accounts that a browser keeps. */
export function addDeviceMark(kept: string, fresh: string): string {
  const whose = `${fresh.split('.', 1)[0]}.`;
  const others = kept.split('~').filter((other) => mark.test(other) && !other.startsWith(whose));
  return [fresh, ...others].slice(0, mostAccounts).join('~');
}

/** What names the browser of this account among these marks; undefined when it never signed in to it. */
export function deviceOfMarks(secret: string, kept: string, userId: number): string | undefined {
  for (const one of kept.slice(0, 1000).split('~')) {
    const [, id, nonce = '', signature = ''] = mark.exec(one) ?? [];
    if (Number(id) !== userId) continue;
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, userId, nonce)))) return `${userId}.${nonce}`;
  }
  return undefined;
}

function sign(secret: string, userId: number, nonce: string): string {
  return createHmac('sha256', secret).update(`device:${userId}:${nonce}`).digest('base64url');
}
