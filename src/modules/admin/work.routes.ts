import { readImages } from '#modules/media';
import type { App } from '#platform/app';
import { adminOf, createRouter, cutPage, freshAdminOf, readPage } from '#platform/http';
import * as contract from './work.contract.ts';
import { presentBooking, presentPost, presentWholeBooking } from './work.present.ts';
import { cancelBooking, isOpen, readBooking } from './use-cases/act-on-booking.ts';
import { removePost, returnPost } from './use-cases/act-on-post.ts';
import { readBookings, readPosts } from './use-cases/read-lists.ts';
import { positionOfBooking } from './work.store.ts';

/** What people show and book, as admins see it. */
export function adminWorkRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listPosts, async (c) => {
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readPosts(app, await adminOf(c), query, page);
    const shown = cutPage(c, rows, page, ({ publishedAt, id }) => ({ at: publishedAt, id }));
    const images = await readImages(
      app.database,
      shown.flatMap(({ mediaId }) => mediaId ?? []),
    );
    return c.json(
      shown.map((post) => presentPost(post, images)),
      200,
    );
  });

  router.openapi(contract.removePost, async (c) => {
    const { postId } = c.req.valid('param');
    await removePost(app, await freshAdminOf(c), postId, c.req.valid('json').reason);
    return c.json({ done: true as const }, 200);
  });

  router.openapi(contract.putPostBack, async (c) => {
    const { postId } = c.req.valid('param');
    await returnPost(app, await freshAdminOf(c), postId, c.req.valid('json').reason);
    return c.json({ done: true as const }, 200);
  });

  router.openapi(contract.listBookings, async (c) => {
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readBookings(app, await adminOf(c), query, page);
    return c.json(cutPage(c, rows, page, (row) => positionOfBooking(row, query.state)).map(presentBooking), 200);
  });

  router.openapi(contract.readBooking, async (c) => {
    const booking = await readBooking(app, await adminOf(c), c.req.valid('param').bookingId);
    return c.json(presentWholeBooking(booking, isOpen(booking)), 200);
  });

  router.openapi(contract.cancelBooking, async (c) => {
    const { bookingId } = c.req.valid('param');
    const booking = await cancelBooking(app, await freshAdminOf(c), bookingId, c.req.valid('json').reason);
    return c.json(presentWholeBooking(booking, isOpen(booking)), 200);
  });

  return router;
}
