import { refuse } from '#kernel/refusal';
import { checkOwn, readPeople } from '#modules/accounts';
import { openManageLink, readBooking } from '#modules/bookings';
import { readImages } from '#modules/media';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './ratings.contract.ts';
import { presentOwnRating, presentRating } from './ratings.present.ts';
import { findRatingOfBooking, listRatings, ratingTotalsOf, type RatingRow } from './ratings.store.ts';
import { changeManagedRating, changeRating, rate, rateManaged } from './use-cases/rate.ts';
import { replyToRating } from './use-cases/reply-to-rating.ts';

export function ratingsRoutes(app: App) {
  const router = createRouter();
  const positionOf = ({ createdAt, id }: RatingRow) => ({ at: createdAt, id });

  router.openapi(contract.listArtistRatings, async (c) => {
    const { artistId } = c.req.valid('param');
    const page = readPage(c.req.valid('query'));
    const [rows, totals, people] = await Promise.all([
      listRatings(app.database, 'artist', artistId, page),
      ratingTotalsOf(app.database, [artistId]),
      readPeople(app.database, [artistId]),
    ]);
    if (!people.has(artistId)) throw refuse('not_found');
    const { average, count, distribution } = totals.get(artistId)!;
    const ratings = await show(cutPage(c, rows, page, positionOf), presentRating);
    return c.json({ ratings, averageRating: average, ratingsCount: count, distribution: [...distribution] }, 200);
  });

  router.openapi(contract.listClientRatings, async (c) => {
    const { userId } = c.req.valid('param');
    const person = await personOf(c);
    await checkOwn(app, person, userId, 'ratings');
    const page = readPage(c.req.valid('query'));
    const rows = await listRatings(app.database, 'client', userId, page);
    return c.json(await show(cutPage(c, rows, page, positionOf)), 200);
  });

  router.openapi(contract.getBookingRating, async (c) => {
    const { booking } = await readBooking(app, await personOf(c), c.req.valid('param').bookingId);
    return c.json({ rating: await ratingOf(booking.id) }, 200);
  });

  router.openapi(contract.rate, async (c) => {
    const [rating] = await show([await rate(app, await personOf(c), c.req.valid('json'))]);
    return c.json(rating!, 201);
  });

  router.openapi(contract.changeRating, async (c) => {
    const { ratingId } = c.req.valid('param');
    const [rating] = await show([await changeRating(app, await personOf(c), ratingId, c.req.valid('json'))]);
    return c.json(rating!, 200);
  });

  router.openapi(contract.getManagedRating, async (c) => {
    const { id } = await openManageLink(app, c.req.valid('param').token);
    return c.json({ rating: await ratingOf(id) }, 200);
  });

  router.openapi(contract.rateManaged, async (c) => {
    const [rating] = await show([await rateManaged(app, c.req.valid('param').token, c.req.valid('json'))]);
    return c.json(rating!, 201);
  });

  router.openapi(contract.changeManagedRating, async (c) => {
    const [rating] = await show([await changeManagedRating(app, c.req.valid('param').token, c.req.valid('json'))]);
    return c.json(rating!, 200);
  });

  router.openapi(contract.reply, async (c) => {
    const { ratingId } = c.req.valid('param');
    const person = await personOf(c);
    const [rating] = await show([await replyToRating(app, person, ratingId, c.req.valid('json').reply)]);
    return c.json(rating!, 200);
  });

  async function ratingOf(bookingId: number) {
    const row = await findRatingOfBooking(app.database, bookingId);
    const [rating = null] = row ? await show([row]) : [];
    return rating;
  }

  async function show(rows: readonly RatingRow[], present = presentOwnRating) {
    const images = await readImages(
      app.database,
      rows.flatMap(({ mediaIds }) => mediaIds),
    );
    return rows.map((row) => present(row, images));
  }

  return router;
}
