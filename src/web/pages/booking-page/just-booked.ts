import type { EpochMs } from '#kernel/time';
import { holdsTime } from '#modules/bookings/rules';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';
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
