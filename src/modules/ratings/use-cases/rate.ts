import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findBookingOf } from '#modules/bookings';
import { attachMedia, releaseMedia } from '#modules/media';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import {
  countStars,
  findRating,
  insertRating,
  lockRating,
  replaceImages,
  updateRating,
  type RatingRow,
} from '../ratings.store.ts';
import { editableUntil } from '../rules/index.ts';

export interface WishedRating {
  readonly rating?: number | undefined;
  readonly comment?: string | null | undefined;
  readonly mediaIds?: readonly number[] | undefined;
}

/** What the client of a completed visit says of it, once. Refuses `forbidden` to its artist. */
export async function rate(
  app: App,
  person: Person,
  { bookingId, rating, comment = null, mediaIds = [] }: WishedRating & { bookingId: number; rating: number },
): Promise<RatingRow> {
  const { booking, by } = await findBookingOf(app, person, bookingId);
  if (by !== 'client') throw refuse('forbidden');
  if (booking.status !== 'completed') throw refuse('not_completed');
  const { artistId } = booking;
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const added = { bookingId, artistId, clientId: person.id, rating, comment };
    const id = await insertRating(transaction, added, now);
    if (id === undefined) throw refuse('already_rated');
    await showPictures(app, transaction, person.id, { id, before: [], after: mediaIds });
    await countStars(transaction, artistId, { added: rating });
    await notify(app, transaction, {
      userId: artistId,
      actorId: person.id,
      topic: 'ratings',
      kind: 'rating.received',
      groupKey: `rating.received:${id}`,
      href: `/profile/${artistId}?tab=ratings`,
      facts: { rating, service: booking.serviceName },
    });
    return (await findRating(transaction, id))!;
  });
}

/** Changes one's own rating, for fourteen days; what is not named stays. */
export async function changeRating(app: App, person: Person, id: number, wished: WishedRating): Promise<RatingRow> {
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const before = await lockRating(transaction, id);
    if (before?.userId !== person.id) throw refuse('not_found');
    if (now >= editableUntil(before.createdAt)) throw refuse('rating_settled');
    const { rating = before.rating, comment = before.comment, mediaIds } = wished;
    await updateRating(transaction, id, { rating, comment }, now);
    if (mediaIds) await showPictures(app, transaction, person.id, { id, before: before.mediaIds, after: mediaIds });
    if (rating !== before.rating) {
      await countStars(transaction, before.artistId, { added: rating, removed: before.rating });
    }
    return (await findRating(transaction, id))!;
  });
}

interface Pictures {
  readonly id: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

async function showPictures(app: App, transaction: Executor, ownerId: number, { id, before, after }: Pictures) {
  const shown = [...new Set(after)];
  await attachMedia(
    app,
    transaction,
    ownerId,
    shown.filter((mediaId) => !before.includes(mediaId)),
  );
  await replaceImages(transaction, id, shown);
  await releaseMedia(
    transaction,
    before.filter((mediaId) => !shown.includes(mediaId)),
  );
}
