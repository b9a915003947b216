import { readCookie, writeCookie } from '#kernel/cookies';
import type { EpochMs } from '#kernel/time';
import { holdsTime } from '#modules/bookings/rules';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
import { safeBack } from '#web/safe-back.ts';

const hourSeconds = 3600;
const kept = /^(\d+)\.(.+)$/;

/** What was booked from this browser a moment ago: whoever goes back to the form holds that time themselves. */
export interface JustBooked {
  readonly artistId: number;
  readonly start: EpochMs;
  /** Where the visit is. */
  readonly href: string;
}

/** A cookie for an hour, one for each professional; no script reads it, as the address of a guest's visit opens the visit. */
export function rememberBooked({ artistId, start, href }: JustBooked, secure: boolean): string {
  return writeCookie({ name: 'booked', of: artistId, secure }, `${start}.${href}`, { maxAge: hourSeconds });
}

/** What this browser has just booked with somebody, and where that visit is. */
export function readBooked(
  cookies: string | null,
  artistId: number,
  secure: boolean,
): Omit<JustBooked, 'artistId'> | undefined {
  const [, start, href] = kept.exec(readCookie(cookies, { name: 'booked', of: artistId, secure }) ?? '') ?? [];
  return href ? { start: Number(start), href: safeBack(href) } : undefined;
}

/** What this browser has just booked, as it stands now: it may have been moved since; undefined where nothing is booked any more. */
export async function readStandingVisit(
  api: Api,
  { href }: Pick<JustBooked, 'href'>,
): Promise<Pick<JustBooked, 'start' | 'href'> | undefined> {
  const [, token, id] = /^\/b\/([\w-]+)|[?&]booking=(\d+)/.exec(href) ?? [];
  try {
    const { date, status } = token
      ? await api('GET /api/manage/{token}', { params: { token } })
      : await api('GET /api/bookings/{bookingId}', { params: { bookingId: Number(id) } });
    return holdsTime(status) ? { start: Date.parse(date), href } : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
