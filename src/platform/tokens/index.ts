import { createHash, randomBytes } from 'node:crypto';

/** A fresh opaque token: 256 bits, safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is kept: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
