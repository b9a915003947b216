import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { findBookingOf, openManageLink } from '#modules/bookings';
import { attachMedia, releaseMedia } from '#modules/media';
import { notify, voidMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import {
  countStars,
  findRating,
  findRatingOfBooking,
  insertRating,
  lockRating,
  replaceImages,
  updateRating,
  type RatingRow,
} from '../ratings.store.ts';
import { editableUntil, firstNameOf } from '../rules/index.ts';

type RatedBooking = Awaited<ReturnType<typeof openManageLink>>;

export interface WishedRating {
  readonly rating?: number | undefined;
  readonly comment?: string | null | undefined;
  readonly mediaIds?: readonly number[] | undefined;
}

type NewWords = WishedRating & { readonly rating: number };

/** What the client of a completed visit says of it, once, as soon as it has begun. Refuses `forbidden` to its artist. */
export async function rate(app: App, person: Person, { bookingId, ...wished }: NewWords & { bookingId: number }) {
  const { booking, by } = await findBookingOf(app, person, bookingId);
  if (by !== 'client') throw refuse('forbidden');
  return addRating(app, booking, wished);
}

/** What the holder of a visit's manage link says of it: its client, with an account or without one. */
export async function rateManaged(app: App, token: string, wished: NewWords): Promise<RatingRow> {
  return addRating(app, await openManageLink(app, token), wished);
}

async function addRating(app: App, booking: RatedBooking, { rating, comment = null, mediaIds = [] }: NewWords) {
  if (booking.status !== 'completed') throw refuse('not_completed');
  // An artist may mark a visit as completed days ahead: nobody can say yet how it was.
  if (app.clock.now() < booking.startsAt) throw refuse('not_begun');
  const { id: bookingId, artistId, clientId } = booking;
  return app.database.transaction(async (transaction) => {
    const id = await insertRating(transaction, { bookingId, rating, comment }, app.clock.now());
    if (id === undefined) throw refuse('already_rated');
    // Guests have no pictures of their own.
    if (clientId !== null) await showPictures(app, transaction, clientId, { id, before: [], after: mediaIds });
    await countStars(transaction, artistId, { added: rating });
    await voidMails(transaction, { bookingIds: [bookingId], kinds: ['visit.completed'] });
    const added = (await findRating(transaction, id))!;
    await notify(app, transaction, {
      userId: artistId,
      actorId: clientId,
      topic: 'ratings',
      kind: 'rating.received',
      groupKey: `rating.received:${id}`,
      href: `/profile/${artistId}?tab=ratings`,
      facts: { rating, service: booking.serviceName, name: firstNameOf(booking.guestName ?? '') },
    });
    return added;
  });
}

/** Changes one's own rating, for fourteen days; what is not named stays. */
export async function changeRating(app: App, person: Person, id: number, wished: WishedRating): Promise<RatingRow> {
  return changeWords(app, id, wished, (before) => before.userId === person.id);
}

/** Changes what was said of the visit behind a manage link, for as long as its author could. */
export async function changeManagedRating(app: App, token: string, wished: WishedRating): Promise<RatingRow> {
  const booking = await openManageLink(app, token);
  const rating = await findRatingOfBooking(app.database, booking.id);
  if (!rating) throw refuse('not_found');
  return changeWords(app, rating.id, wished, () => true);
}

async function changeWords(app: App, id: number, wished: WishedRating, isOwn: (before: RatingRow) => boolean) {
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const before = await lockRating(transaction, id);
    if (!before || !isOwn(before)) throw refuse('not_found');
    if (now >= editableUntil(before.createdAt) || before.takenAt !== null) throw refuse('rating_settled');
    const { rating = before.rating, comment = before.comment, mediaIds } = wished;
    await updateRating(transaction, id, { rating, comment }, now);
    if (mediaIds && before.userId !== null) {
      await showPictures(app, transaction, before.userId, { id, before: before.mediaIds, after: mediaIds });
    }
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
