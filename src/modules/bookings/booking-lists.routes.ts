import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage, type Page, type RouteContext } from '#platform/http';
import * as contract from './bookings.contract.ts';
import { presentBooking } from './bookings.present.ts';
import type { BookingRow } from './bookings.store.ts';
import type { Viewer } from './rules/index.ts';
import { readLooks, readMoney, type BookingPorts } from './use-cases/settle-look.ts';
import * as lists from './use-cases/list-bookings.ts';

export function bookingListsRoutes(app: App, ports: BookingPorts) {
  const router = createRouter();

  router.openapi(contract.listUpcoming, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), page: readPage(c.req.valid('query')) };
    return c.json(await show(c, await lists.listUpcoming(app, asked), asked.page), 200);
  });

  router.openapi(contract.listHistory, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), page: readPage(c.req.valid('query')) };
    return c.json(await show(c, await lists.listHistory(app, asked), asked.page), 200);
  });

  router.openapi(contract.listOfClient, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), page: readPage(c.req.valid('query')) };
    return c.json(await show(c, await lists.listNewest(app, { ...asked, role: 'client' }), asked.page), 200);
  });

  router.openapi(contract.listReminders, async (c) => {
    const asked = { person: await personOf(c), ...c.req.valid('param'), page: readPage(c.req.valid('query')) };
    const { rows, viewer } = await lists.listReminders(app, { ...asked, role: 'client' });
    const shown = cutPage(c, rows, asked.page, ({ dueAt, id }) => ({ at: dueAt, id }));
    const bookings = await present(shown, viewer);
    const reminders = shown.map(({ id, dueAt, reminderTime }, index) => ({
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

  /** Presents a page by the start of its visits; the URL of the next one goes into the `Link` header. */
  function show(c: RouteContext, { rows, viewer }: lists.BookingPage, page: Page) {
    return present(
      cutPage(c, rows, page, ({ startsAt, id }) => ({ at: startsAt, id })),
      viewer,
    );
  }

  async function present(rows: readonly BookingRow[], viewer: Viewer) {
    const [looks, money] = await Promise.all([readLooks(ports, rows), readMoney(ports, rows, viewer)]);
    const shown = { viewer, now: app.clock.now(), looks, money };
    return rows.map((row) => presentBooking(row, shown));
  }

  return router;
}
