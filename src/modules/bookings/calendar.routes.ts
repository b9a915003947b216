import { refuse } from '#kernel/refusal';
import { removeBlock } from '#modules/availability';
import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { presentWhole } from './bookings.present.ts';
import { presentBlock, presentCalendar } from './calendar.present.ts';
import { blockTime } from './use-cases/block-time.ts';
import { bookForClient } from './use-cases/book-for-client.ts';
import { readCalendar } from './use-cases/read-calendar.ts';
import { readSeries } from './use-cases/read-series.ts';
import { readLooks, readMoney, type BookingPorts } from './use-cases/settle-look.ts';

/** The calendar of whoever takes bookings: whose it is, the session says. */
export function calendarRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.readCalendar, async (c) => {
    const calendar = await readCalendar(app, await personOf(c), c.req.valid('query'));
    const [looks, money] = await Promise.all([
      readLooks(ports, calendar.bookings),
      readMoney(ports, calendar.bookings, 'artist'),
    ]);
    return c.json(presentCalendar(calendar, { now: app.clock.now(), looks, money }), 200);
  });

  router.openapi(contract.bookForClient, async (c) => {
    const booking = await bookForClient(app, await personOf(c), c.req.valid('json'));
    const visits = await readSeries(app, booking);
    return c.json(presentWhole(booking, visits, { viewer: 'artist', now: app.clock.now(), looks: new Map() }), 201);
  });

  router.openapi(contract.blockTime, async (c) => {
    const block = await blockTime(app, await personOf(c), c.req.valid('json'));
    return c.json(presentBlock(block), 201);
  });

  router.openapi(contract.unblockTime, async (c) => {
    const { id } = await personOf(c);
    if (!(await removeBlock(app.database, c.req.valid('param').blockId, id))) throw refuse('not_found');
    return c.body(null, 204);
  });

  return router;
}
