import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

export const sessionCookie = 'uli_session';

/** Hands the browser its session token. */
export function giveSession(c: Context, token: string, expiresAt: number, secure: boolean): void {
  setCookie(c, sessionCookie, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    expires: new Date(expiresAt),
  });
}

export function takeSession(c: Context): void {
  deleteCookie(c, sessionCookie, { path: '/' });
}

/** Carries the way from a right password to its second step, for forms without script. */
export const ticketCookie = 'uli_ticket';

export function giveTicket(c: Context, ticket: string, secure: boolean): void {
  setCookie(c, ticketCookie, ticket, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: 600 });
}

export function takeTicket(c: Context): void {
  deleteCookie(c, ticketCookie, { path: '/' });
}
