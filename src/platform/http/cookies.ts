import type { Context } from 'hono';
import { readCookie, removeCookie, writeCookie, type CookieLife, type CookieName } from '#kernel/cookies';
import { refuse } from '#kernel/refusal';
import { addDeviceMark, hashToken } from '#platform/tokens';
import type { RouteContext } from './router.ts';

/** A cookie of ours that the request carries. */
export function ownCookie(c: RouteContext, name: CookieName): string | undefined {
  return readCookie(c.req.header('Cookie'), { name, secure: c.get('overHttps') });
}

/** Sets a cookie of ours. */
export function giveCookie(c: RouteContext, name: CookieName, value: string, life?: CookieLife): void {
  append(c, writeCookie({ name, secure: c.get('overHttps') }, value, life));
}

export function takeCookie(c: RouteContext, name: CookieName): void {
  append(c, removeCookie({ name, secure: c.get('overHttps') }));
}

function append(c: Context, cookie: string): void {
  c.header('Set-Cookie', cookie, { append: true });
}

/** What a sign-in leads to. Instants in epoch milliseconds. */
export interface Entry {
  readonly token: string;
  readonly expiresAt: number;
  /** When the account goes for good, if it is about to: the token then only opens the way to keeping it. */
  readonly leavesAt?: number | undefined;
  /** What the browser keeps from then on to have tries of its own, where somebody signed in by themselves. */
  readonly deviceMark?: string | undefined;
}

/** Hands the browser what a sign-in led to; whoever is leaving gets the way back and `account_leaves`. */
export function giveSession(c: RouteContext, { token, expiresAt, leavesAt }: Entry): void {
  giveCookie(c, leavesAt === undefined ? 'session' : 'keep', token, { until: expiresAt });
  if (leavesAt === undefined) c.set('newSession', token);
  if (leavesAt !== undefined) throw refuse('account_leaves', { body: { leavesAt: new Date(leavesAt).toISOString() } });
}

const deviceDays = 180;

/** Where a sign-in comes from. */
export interface SignInSource {
  /** The client's network address. */
  readonly address: string;
  /** What its browser says of itself. */
  readonly device?: string | undefined;
  /** The hashes of the sessions that the browser holds: a sign-in ends them. */
  readonly former?: readonly string[];
  /** The marks of accounts that signed in there before; see `deviceOfMarks`. */
  readonly deviceMarks?: string | undefined;
}

export function signInSource(c: RouteContext): SignInSource {
  const held = [c.get('sessionToken') || undefined, ownCookie(c, 'admin')].filter((token) => token !== undefined);
  return {
    address: c.get('address'),
    device: c.req.header('User-Agent'),
    former: held.map(hashToken),
    deviceMarks: ownCookie(c, 'device'),
  };
}

/** The same as `giveSession`, for somebody who signed in by themselves: what the browser held before is over. */
export function giveSignIn(c: RouteContext, entry: Entry): void {
  giveSession(c, entry);
  if (ownCookie(c, 'admin') !== undefined) takeCookie(c, 'admin');
  if (!entry.deviceMark) return;
  const marks = addDeviceMark(ownCookie(c, 'device') ?? '', entry.deviceMark);
  giveCookie(c, 'device', marks, { maxAge: deviceDays * 86_400 });
}
