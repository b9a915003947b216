import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How many accounts a browser remembers; the most recent sign-in comes first. */
const mostAccounts = 4;
const mark = /^(\d{1,10})\.([\w-]{16})\.([\w-]{43})$/;

/** The mark that a browser keeps after signing in; it grants no access, only its own attempts (OWASP device cookies). */
export function createDeviceMark(secret: string, userId: number): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${userId}.${nonce}.${sign(secret, userId, nonce)}`;
}

/** Puts a new mark before the marks of other accounts. */
export function addDeviceMark(kept: string, fresh: string): string {
  const whose = `${fresh.split('.', 1)[0]}.`;
  const others = kept.split('~').filter((other) => mark.test(other) && !other.startsWith(whose));
  return [fresh, ...others].slice(0, mostAccounts).join('~');
}

/** The id of this account's browser among these marks; undefined if it has never signed in to it. */
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
