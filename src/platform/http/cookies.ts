import type { Context } from 'hono';
import { readCookie, removeCookie, writeCookie, type CookieLife, type CookieName } from '#kernel/cookies';
import { refuse } from '#kernel/refusal';
import { addDeviceMark, hashToken } from '#platform/tokens';
import type { RouteContext } from './router.ts';

/** The value of one of our cookies in the request. */
export function ownCookie(c: RouteContext, name: CookieName): string | undefined {
  return readCookie(c.req.header('Cookie'), { name, secure: c.get('overHttps') });
}

/** Sets one of our cookies. */
export function giveCookie(c: RouteContext, name: CookieName, value: string, life?: CookieLife): void {
  append(c, writeCookie({ name, secure: c.get('overHttps') }, value, life));
}

export function takeCookie(c: RouteContext, name: CookieName): void {
  append(c, removeCookie({ name, secure: c.get('overHttps') }));
}

function append(c: Context, cookie: string): void {
  c.header('Set-Cookie', cookie, { append: true });
}

/** The result of a sign-in. Instants in epoch milliseconds. */
export interface Entry {
  readonly token: string;
  readonly expiresAt: number;
  /** When the account is deleted for good, if it is due: the token then only allows to keep it. */
  readonly leavesAt?: number | undefined;
  /** The device mark that gives this browser its own attempts, set after a regular sign-in. */
  readonly deviceMark?: string | undefined;
}

/** Sends the result of a sign-in to the browser; for an account that is due for deletion, the way back and `account_leaves`. */
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
  /** The browser's user agent. */
  readonly device?: string | undefined;
  /** The hashes of the sessions that the browser holds: a sign-in ends them. */
  readonly former?: readonly string[];
  /** The marks of accounts that have signed in from this browser; see `deviceOfMarks`. */
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

/** Like `giveSession`, for users who signed in themselves: it replaces what the browser held before. */
export function giveSignIn(c: RouteContext, entry: Entry): void {
  giveSession(c, entry);
  if (ownCookie(c, 'admin') !== undefined) takeCookie(c, 'admin');
  if (!entry.deviceMark) return;
  const marks = addDeviceMark(ownCookie(c, 'device') ?? '', entry.deviceMark);
  giveCookie(c, 'device', marks, { maxAge: deviceDays * 86_400 });
}
