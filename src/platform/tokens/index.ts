import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export { addDeviceMark, createDeviceMark, deviceOfMarks } from './device-mark.ts';
export { seal, unseal } from './sealed.ts';

/** A fresh opaque token: 256 bits, safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Begins the tokens of sessions in which an admin is signed in as somebody: the token itself says so, and cannot be changed. */
const actingPrefix = 'as.';

export function createActingToken(): string {
  return `${actingPrefix}${createToken()}`;
}

export function isActingToken(token: string): boolean {
  return token.startsWith(actingPrefix);
}

/** How a token is kept: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What this installation calls itself where several share an account with somebody else; it tells nothing of the secret. */
export function programName(secret: string): string {
  return createHmac('sha256', secret).update('program').digest('base64url').slice(0, 16);
}

/** A key for one purpose, derived from the program's secret: 256 bits, safe in a URL, the same at every start. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`key:${purpose}`).digest('base64url');
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}

/** The stored form of a network address: it cannot be brute-forced without the secret. Each purpose has its own hashes. */
export function hashAddress(secret: string, purpose: string, address: string): string {
  return createHmac('sha256', secret).update(`address:${purpose}:${address}`).digest('base64url').slice(0, 22);
}

/** How a code that is short enough to be typed is kept: without the secret nobody can try them all. */
export function hashCode(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`code:${code}`).digest('base64url');
}
