import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#platform/app';

/** Bytes of the signature: 160 bits. */
const signatureLength = 20;
const tokenText = /^[A-Za-z0-9_-]{32}$/;

export interface Manageable {
  readonly id: number;
  readonly manageVersion: number;
}

/** The signed token of a booking's manage link (`/b/{token}`); worthless once the booking's `manageVersion` has risen. */
export function manageToken(app: Pick<App, 'secret'>, booking: Manageable): string {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(booking.id);
  return Buffer.concat([id, signatureOf(app, booking)]).toString('base64url');
}

/** The id of the booking that a token claims to be of; undefined for what cannot be a token. */
export function bookingIdIn(token: string): number | undefined {
  if (!tokenText.test(token)) return undefined;
  const id = Buffer.from(token, 'base64url').readUInt32BE();
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Whether we signed this token for this booking. */
export function isTokenOf(app: Pick<App, 'secret'>, token: string, booking: Manageable): boolean {
  return timingSafeEqual(Buffer.from(token, 'base64url').subarray(4), signatureOf(app, booking));
}

function signatureOf({ secret }: Pick<App, 'secret'>, { id, manageVersion }: Manageable): Buffer {
  return createHmac('sha256', secret).update(`manage:${id}:${manageVersion}`).digest().subarray(0, signatureLength);
}
