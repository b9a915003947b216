import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#platform/app';

/** Bytes of the signature: 160 bits. */
const signatureLength = 20;
const tokenText = /^[A-Za-z0-9_-]{32}$/;

type Secret = Pick<App, 'secret'>;

/** A token of 32 characters that contains an id and is signed for one purpose; it needs no storage. */
export function signId(app: Secret, id: number, purpose: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(id);
  return Buffer.concat([bytes, signatureOf(app, purpose)]).toString('base64url');
}

/** The id that a token claims to contain; undefined for malformed tokens. */
export function idIn(token: string): number | undefined {
  if (!tokenText.test(token)) return undefined;
  const id = Buffer.from(token, 'base64url').readUInt32BE();
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Whether we signed this token for this purpose, which names the id. */
export function isSignedFor(app: Secret, token: string, purpose: string): boolean {
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(4), signatureOf(app, purpose));
}

function signatureOf({ secret }: Secret, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest().subarray(0, signatureLength);
}
