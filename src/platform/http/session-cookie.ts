import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { refuse } from '#kernel/refusal';

export const sessionCookie = 'uli_session';

/** What a sign-in leads to. Instants in epoch milliseconds. */
export interface Entry {
  readonly token: string;
  readonly expiresAt: number;
  /** When the account goes for good, if it is about to: the token then only opens the way to keeping it. */
  readonly leavesAt?: number | undefined;
}

/** Hands the browser what a sign-in led to; whoever is leaving gets the way back and `account_leaves`. */
export function giveSession(c: Context, { token, expiresAt, leavesAt }: Entry, secure: boolean): void {
  const cookie = { httpOnly: true, sameSite: 'Lax', secure, path: '/', expires: new Date(expiresAt) } as const;
  setCookie(c, leavesAt === undefined ? sessionCookie : keepCookie, token, cookie);
  if (leavesAt !== undefined) throw refuse('account_leaves', { body: { leavesAt: new Date(leavesAt).toISOString() } });
}

export function takeSession(c: Context): void {
  deleteCookie(c, sessionCookie, { path: '/' });
}

/** Carries the way from a sign-in to keeping an account that was to be deleted. */
export const keepCookie = 'uli_keep';

export function takeKeepTicket(c: Context): void {
  deleteCookie(c, keepCookie, { path: '/' });
}

/** Carries the way from a right password to its second step, for forms without script. */
export const ticketCookie = 'uli_ticket';

export function giveTicket(c: Context, ticket: string, secure: boolean): void {
  setCookie(c, ticketCookie, ticket, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: 600 });
}

export function takeTicket(c: Context): void {
  deleteCookie(c, ticketCookie, { path: '/' });
}

/** Carries an admin's own session while they are signed in as somebody. */
const adminCookie = 'uli_admin';

/** Puts the admin's own session aside. */
export function keepOwnSession(c: Context, token: string, secure: boolean): void {
  setCookie(c, adminCookie, token, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: 60 * 86_400 });
}

/** Takes the admin's own session up again; undefined where there is none. */
export function takeOwnSession(c: Context): string | undefined {
  const token = getCookie(c, adminCookie);
  deleteCookie(c, adminCookie, { path: '/' });
  return token;
}
