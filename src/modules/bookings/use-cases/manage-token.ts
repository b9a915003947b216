import type { App } from '#platform/app';
import { idIn, isSignedFor, signId } from './signed-id.ts';

export interface Manageable {
  readonly id: number;
  readonly manageVersion: number;
}

/** A visit in its current state, for which a manage link may be shown. */
export interface LinkedVisit extends Manageable {
  /** The account that has claimed it; null while it is a guest's. */
  readonly clientId: number | null;
}

/**
 * The signed token of a visit's manage link (`/b/{token}`), for the holder or creator of the guest's link of this `version`.
 * Undefined if it must not be shown: an account has claimed the visit since, or it has new links.
 */
export function manageToken(app: Pick<App, 'secret'>, visit: LinkedVisit, version: number): string | undefined {
  return visit.clientId === null && visit.manageVersion === version ? sign(app, visit) : undefined;
}

/** The same for a mail, which goes to the visit's owner: its guest, or the owner of its account (decision 37). */
export function mailedManageToken(app: Pick<App, 'secret'>, visit: Manageable & { readonly client: object }): string {
  return sign(app, visit);
}

type MailedVisit = Manageable & { readonly client: { readonly id: number | null; readonly email: string | null } };

/**
 * The path of a mail about a visit, with its leading slash. A guest's link also carries a proof, which no page or response
 * contains: a holder who claims the visit with it can read the mail of that address.
 */
export function mailedVisitPath(
  app: Pick<App, 'secret'>,
  visit: MailedVisit,
  { step, part }: { readonly step?: 'move' | 'cancel'; readonly part?: 'rating' | 'messages' | 'no-show' } = {},
): string {
  const { id, email } = visit.client;
  const search = new URLSearchParams({
    ...(step && { step }),
    ...(id === null && email !== null && { proof: signId(app, visit.id, addressPurposeOf(visit, email)) }),
  });
  return `/b/${mailedManageToken(app, visit)}${search.size > 0 ? `?${search}` : ''}${part ? `#${part}` : ''}`;
}

/** Whether this proof was mailed to the address of this visit's guest. */
export function provesAddress(app: Pick<App, 'secret'>, proof: string, visit: Manageable, email: string): boolean {
  return idIn(proof) === visit.id && isSignedFor(app, proof, addressPurposeOf(visit, email));
}

/** Whether we signed this token for this booking. */
export function isTokenOf(app: Pick<App, 'secret'>, token: string, booking: Manageable): boolean {
  return isSignedFor(app, token, purposeOf(booking));
}

function sign(app: Pick<App, 'secret'>, booking: Manageable): string {
  return signId(app, booking.id, purposeOf(booking));
}

function addressPurposeOf({ id, manageVersion }: Manageable, email: string): string {
  return `address:${id}:${manageVersion}:${email.toLowerCase()}`;
}

function purposeOf({ id, manageVersion }: Manageable): string {
  return `manage:${id}:${manageVersion}`;
}
