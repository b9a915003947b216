import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { createRouter, personOf, type RouteContext } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { presentBooking } from './bookings.present.ts';
import type { BookingRow } from './bookings.store.ts';
import { readLooks, readMoney, type BookingPorts } from './use-cases/settle-look.ts';
import * as lists from './use-cases/list-bookings.ts';

export function bookingListsRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.listUpcoming, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await show(c, await lists.listUpcoming(app, asked)), 200);
  });

  router.openapi(contract.listHistory, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await show(c, await lists.listHistory(app, asked)), 200);
  });

  router.openapi(contract.listOfClient, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await show(c, await lists.listNewest(app, { ...asked, role: 'client' })), 200);
  });

  router.openapi(contract.listReminders, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), ...c.req.valid('query') };
    const page = await lists.listReminders(app, { ...asked, role: 'client' });
    const bookings = await show(c, page);
    const reminders = page.rows.map(({ id, dueAt, reminderTime }, index) => ({
      id,
      dueAt: formatInstant(dueAt),
      reminderTime,
      booking: bookings[index]!,
    }));
    return c.json(reminders, 200);
  });

  router.openapi(contract.listMonths, async (c) => {
    const person = await personOf(c);
    return c.json(await lists.listMonths(app, person, c.req.valid('param').userId), 200);
  });

  /** Presents a page; the next one's address goes into the `Link` header. */
  async function show(c: RouteContext, { rows, viewer, next }: lists.BookingPage<BookingRow>) {
    if (next) {
      const address = new URL(c.req.url);
      address.searchParams.set('cursor', next);
      c.header('Link', `<${address.pathname}${address.search}>; rel="next"`);
    }
    const [looks, money] = await Promise.all([readLooks(ports, rows), readMoney(ports, rows, viewer)]);
    const shown = { viewer, now: app.clock.now(), looks, money };
    return rows.map((row) => presentBooking(row, shown));
  }

  return router;
}
