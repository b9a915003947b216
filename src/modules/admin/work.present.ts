import { formatInstant } from '#kernel/time';
import type { Image } from '#modules/media';
import type { AdminBookingOnWire, AdminBookingWholeOnWire, AdminPostOnWire } from './work.contract.ts';
import type { AdminBooking, AdminPost, WholeBooking } from './work.store.ts';

/** A post with the address of its first picture, from those that were read in bulk. */
export function presentPost(
  { mediaId, publishedAt, ...post }: AdminPost,
  images: ReadonlyMap<number, Image>,
): AdminPostOnWire {
  const imageUrl = (mediaId === null ? undefined : images.get(mediaId)?.url) ?? null;
  return { ...post, imageUrl, publishedAt: formatInstant(publishedAt) };
}

/** A booking in the list. */
export function presentBooking({ date, createdAt, ...booking }: AdminBooking): AdminBookingOnWire {
  return { ...booking, date: formatInstant(date), createdAt: formatInstant(createdAt) };
}

/** A booking with everything that is known of it; `open`: it can still be cancelled. */
export function presentWholeBooking(booking: WholeBooking, open: boolean): AdminBookingWholeOnWire {
  const { date, createdAt, endsAt, ...rest } = booking;
  const instants = { date: formatInstant(date), createdAt: formatInstant(createdAt), endsAt: formatInstant(endsAt) };
  return { ...rest, ...instants, open };
}
