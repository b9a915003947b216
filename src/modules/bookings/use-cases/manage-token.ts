import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#platform/app';

/** Bytes of the signature: 160 bits. */
const signatureLength = 20;
const tokenText = /^[A-Za-z0-9_-]{32}$/;

export interface Manageable {
  readonly id: number;
  readonly manageVersion: number;
}

/** A visit as it is now, of which a manage link may be shown. */
export interface LinkedVisit extends Manageable {
  /** Whose account has claimed it; null while it is a guest's. */
  readonly clientId: number | null;
}

/**
 * The signed token of a visit's manage link (`/b/{token}`), for whoever showed or made the guest's link of this `version`.
 * Undefined where that may not be shown: an account has claimed the visit since, or its links are new.
 */
export function manageToken(app: Pick<App, 'secret'>, visit: LinkedVisit, version: number): string | undefined {
  return visit.clientId === null && visit.manageVersion === version ? sign(app, visit) : undefined;
}

/** The same for a mail, which goes to the address of whose the visit is: its guest, or the owner of its account (decision 37). */
export function mailedManageToken(app: Pick<App, 'secret'>, visit: Manageable & { readonly client: object }): string {
  return sign(app, visit);
}

function sign(app: Pick<App, 'secret'>, booking: Manageable): string {
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
