import { refuse } from '#kernel/refusal';
import { removeBlock } from '#modules/availability';
import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { presentBlock, presentCalendar } from './calendar.present.ts';
import { blockTime } from './use-cases/block-time.ts';
import { readCalendar } from './use-cases/read-calendar.ts';
import { readLooks, type BookingPorts } from './use-cases/settle-look.ts';

/** The calendar of whoever takes bookings: whose it is, the session says. */
export function calendarRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.readCalendar, async (c) => {
    const calendar = await readCalendar(app, await personOf(c), c.req.valid('query'));
    const looks = await readLooks(ports, calendar.bookings);
    return c.json(presentCalendar(calendar, { now: app.clock.now(), looks }), 200);
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
