import type { EpochMs } from './time.ts';

/** Whether scripts may read a cookie, and which cross-site requests carry it. */
interface CookieKind {
  /** Scripts of our own pages read it as well. */
  readonly readByScripts?: true;
  /** No cross-site request carries it; other cookies are sent when a link from another site is followed. */
  readonly strict?: true;
}

/** All our cookies. A cookie can only be set by a name from this table. */
const kinds = {
  /** A sign-in. */
  session: {},
  /** An admin's own session while they are signed in as someone else. */
  admin: {},
  /** Lets a user who has just signed in keep an account that is due for deletion. */
  keep: {},
  /** Leads from a correct password to the second step, for forms without scripts. */
  ticket: {},
  /** Which accounts have signed in here before; such a browser has its own attempts. */
  device: {},
  /** A time that is held while a booking is being made. */
  hold: {},
  /** What was booked a moment ago, by the professional's id. */
  booked: {},
  /** The key of the outbox. */
  outbox: { strict: true },
  theme: {},
  language: { readByScripts: true },
  feed: { readByScripts: true },
} as const satisfies Record<string, CookieKind>;

export type CookieName = keyof typeof kinds;

/** Identifies one cookie; `of` distinguishes several of one kind. */
export interface CookieAddress {
  readonly name: CookieName;
  readonly of?: number | undefined;
  /** Whether the installation is served over https: browsers then accept the cookie only from this exact host over https. */
  readonly secure: boolean;
}

/** The name in the browser: `__Host-uli_session` over https, `uli_session` otherwise. */
export function cookieNameOf({ name, of, secure }: CookieAddress): string {
  return `${secure ? '__Host-' : ''}uli_${name}${of === undefined ? '' : `_${of}`}`;
}

/** How long a browser keeps a cookie; with neither, until the browser is closed. */
export interface CookieLife {
  /** Seconds from now. */
  readonly maxAge?: number;
  /** Epoch milliseconds. */
  readonly until?: EpochMs;
}

/** The value of `Set-Cookie`, or of `document.cookie` for a cookie that scripts write. */
export function writeCookie(address: CookieAddress, value: string, { maxAge, until }: CookieLife = {}): string {
  const { readByScripts, strict }: CookieKind = kinds[address.name];
  return [
    `${cookieNameOf(address)}=${encodeURIComponent(value)}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(until === undefined ? [] : [`Expires=${new Date(until).toUTCString()}`]),
    'Path=/',
    ...(address.secure ? ['Secure'] : []),
    ...(readByScripts ? [] : ['HttpOnly']),
    `SameSite=${strict ? 'Strict' : 'Lax'}`,
  ].join('; ');
}

/** Removes a cookie that `writeCookie` wrote. */
export function removeCookie(address: CookieAddress): string {
  return writeCookie(address, '', { maxAge: 0 });
}

/** The value of a cookie in a `Cookie` header or in `document.cookie`; undefined if it is missing or empty. */
export function readCookie(cookies: string | null | undefined, address: CookieAddress): string | undefined {
  const name = `${cookieNameOf(address)}=`;
  const found = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(name));
  try {
    return (found && decodeURIComponent(found.slice(name.length))) || undefined;
  } catch {
    return undefined;
  }
}

/** The names of the cookies in a `Cookie` header. */
export function cookieNamesIn(header: string): string[] {
  return header
    .split(/;\s*/)
    .filter(Boolean)
    .map((cookie) => cookie.split('=', 1)[0]!);
}
