import type { EpochMs } from './time.ts';

/** Who besides the server may read a cookie, and which requests of other sites carry it. */
interface CookieKind {
  /** Scripts of our own pages read it, too. */
  readonly readByScripts?: true;
  /** No request that another site begins carries it; otherwise links from there do. */
  readonly strict?: true;
}

/** Every cookie of ours. There is no other way to set one than by a name of this table. */
const kinds = {
  /** A sign-in. */
  session: {},
  /** An admin's own session while they are signed in as someone else. */
  admin: {},
  /** The way from a sign-in to keeping an account that was to be deleted. */
  keep: {},
  /** The way from a correct password to its second step, for forms without script. */
  ticket: {},
  /** Which accounts signed in here before; such a browser has tries of its own. */
  device: {},
  /** A time that is held while a booking is written. */
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

/** What names one cookie: where there may be several of a kind, `of` tells them apart. */
export interface CookieAddress {
  readonly name: CookieName;
  readonly of?: number | undefined;
  /** Whether the installation is reached over https: browsers then take the cookie from this very host over https alone. */
  readonly secure: boolean;
}

/** The name in the browser: `__Host-uli_session` over https, `uli_session` otherwise. */
export function cookieNameOf({ name, of, secure }: CookieAddress): string {
  return `${secure ? '__Host-' : ''}uli_${name}${of === undefined ? '' : `_${of}`}`;
}

/** How long a browser keeps a cookie; neither is until it is closed. */
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

/** What removes a cookie, as `writeCookie` writes it. */
export function removeCookie(address: CookieAddress): string {
  return writeCookie(address, '', { maxAge: 0 });
}

/** The value of a cookie in a `Cookie` header or in `document.cookie`; undefined where it is not there, or empty. */
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
