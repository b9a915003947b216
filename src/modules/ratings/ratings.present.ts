import { formatInstant } from '#kernel/time';
import type { Image } from '#modules/media';
import type { RatingOnWire } from './ratings.contract.ts';
import type { RatingRow } from './ratings.store.ts';
import { editableUntil, firstNameOf } from './rules/index.ts';

/** A rating for the two people of its visit, with its pictures, from those that were read in bulk. */
export function presentOwnRating(row: RatingRow, images: ReadonlyMap<number, Image>): RatingOnWire {
  return { ...presentRating(row, images), bookingId: row.bookingId };
}

/** The public form of a rating. */
export function presentRating(row: RatingRow, images: ReadonlyMap<number, Image>): RatingOnWire {
  const { id, userId, artistId, serviceId, serviceName, rating, comment, reply } = row;
  const { guestName, fullName, username, profileImage, profession } = row;
  return {
    id,
    userId,
    artistId,
    serviceId,
    serviceName,
    rating,
    comment,
    reply,
    images: row.mediaIds.flatMap((mediaId) => {
      const image = images.get(mediaId);
      return image ? [{ ...image, sources: [...image.sources] }] : [];
    }),
    repliedAt: row.repliedAt === null ? null : formatInstant(row.repliedAt),
    createdAt: formatInstant(row.createdAt),
    editedAt: row.editedAt === null ? null : formatInstant(row.editedAt),
    editableUntil: formatInstant(editableUntil(row.createdAt)),
    user: { fullName: fullName ?? firstNameOf(guestName ?? ''), username, profileImage, profession },
  };
}
