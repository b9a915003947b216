import { formatInstant } from '#kernel/time';
import type { Image } from '#modules/media';
import type { RatingOnWire } from './ratings.contract.ts';
import type { RatingRow } from './ratings.store.ts';
import { editableUntil, firstNameOf } from './rules/index.ts';

/** A rating with its pictures, from those that were read in bulk. */
export function presentRating(row: RatingRow, images: ReadonlyMap<number, Image>): RatingOnWire {
  const { mediaIds, takenAt: _, guestName, fullName, username, profileImage, profession, ...rating } = row;
  return {
    ...rating,
    images: mediaIds.flatMap((id) => {
      const image = images.get(id);
      return image ? [{ ...image, sources: [...image.sources] }] : [];
    }),
    repliedAt: row.repliedAt === null ? null : formatInstant(row.repliedAt),
    createdAt: formatInstant(row.createdAt),
    editedAt: row.editedAt === null ? null : formatInstant(row.editedAt),
    editableUntil: formatInstant(editableUntil(row.createdAt)),
    user: { fullName: fullName ?? firstNameOf(guestName ?? ''), username, profileImage, profession },
  };
}
