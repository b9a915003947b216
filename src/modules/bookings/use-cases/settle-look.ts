import { refuse } from '#kernel/refusal';
import { translator } from '#platform/messages';
import type { Wish } from '../bookings.contract.ts';
import type { BookingRow } from '../bookings.store.ts';
import type { Standing, StandingBooking, Viewer } from '../rules/index.ts';

/** The post whose look somebody wishes for, as whoever owns posts tells it. */
export interface BookedLook {
  readonly artistId: number;
  readonly image: { readonly url: string; readonly alt: string };
}

/** What bookings ask of modules that they do not know. */
export interface BookingPorts {
  /** Published posts by id; those that are not there are left out. */
  readonly readLooks: (postIds: readonly number[]) => Promise<ReadonlyMap<number, BookedLook>>;
  /** The state of the money of bookings, by their ids; the module with the ledger answers. */
  readonly readMoney: (bookings: readonly StandingBooking[]) => Promise<ReadonlyMap<number, Standing>>;
}

/** The wish with a look of this artist's; one that was deleted meanwhile is left out, another artist's is refused. */
export async function settleLook(ports: BookingPorts, wish: Wish): Promise<Wish> {
  if (wish.postId == null) return wish;
  const look = (await ports.readLooks([wish.postId])).get(wish.postId);
  if (!look) return { ...wish, postId: null };
  if (look.artistId === wish.artistId) return wish;
  throw refuse('invalid', { fields: { postId: translator()('bookingRefusal.otherArtistsLook') } });
}

/** The looks of bookings, by their posts' ids. */
export function readLooks(
  ports: BookingPorts,
  bookings: readonly Pick<BookingRow, 'postId'>[],
): Promise<ReadonlyMap<number, BookedLook>> {
  const ids = bookings.flatMap(({ postId }) => postId ?? []);
  return ids.length > 0 ? ports.readLooks(ids) : Promise.resolve(new Map());
}

/** The money of bookings as its two people read it, by the bookings' ids. */
export function readMoney(
  ports: BookingPorts,
  bookings: readonly BookingRow[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, Standing> | undefined> {
  if (viewer !== 'artist' && viewer !== 'client') return Promise.resolve(undefined);
  if (bookings.length === 0) return Promise.resolve(new Map());
  return ports.readMoney(bookings);
}
