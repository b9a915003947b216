import type { EpochMs } from '#kernel/time';
import { safeBack } from '#web/safe-back.ts';

const cookieName = 'uli_booked';
const hourSeconds = 3600;
const kept = new RegExp(`(?:^|; )${cookieName}=(\\d+)\\.(\\d+)\\.([^;]+)`);

/** What was booked from this browser a moment ago: whoever goes back to the form holds that time themselves. */
export interface JustBooked {
  readonly artistId: number;
  readonly start: EpochMs;
  /** Where the visit is. */
  readonly href: string;
}

/** A cookie for an hour, and for the page it was booked on alone: the address of a guest's visit opens it. */
export function rememberBooked({ artistId, start, href }: JustBooked, page: { path: string; secure: boolean }): string {
  const flags = `Path=${page.path}; Max-Age=${hourSeconds}; HttpOnly; SameSite=Lax${page.secure ? '; Secure' : ''}`;
  return `${cookieName}=${artistId}.${start}.${href}; ${flags}`;
}

/** What this browser has just booked with somebody, and where that visit is. */
export function readBooked(cookies: string | null, artistId: number): Omit<JustBooked, 'artistId'> | undefined {
  const [, artist, start, href] = kept.exec(cookies ?? '') ?? [];
  return artist === String(artistId) && href ? { start: Number(start), href: safeBack(href) } : undefined;
}

/** Where the visit at this start is, when this browser has just booked it. */
export function hrefOfBooked(
  cookies: string | null,
  { artistId, start }: Pick<JustBooked, 'artistId' | 'start'>,
): string | undefined {
  const booked = readBooked(cookies, artistId);
  return booked?.start === start ? booked.href : undefined;
}
