import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './reminders.contract.ts';
import { readBookingCalendar, readManagedCalendar } from './use-cases/read-calendar.ts';

const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="visit.ics"',
};

export function remindersRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.bookingCalendar, async (c) => {
    const person = await personOf(c);
    const series = c.req.valid('query').series === 'true';
    return c.body(await readBookingCalendar(app, person, c.req.valid('param').bookingId, { series }), 200, headers);
  });

  router.openapi(contract.managedCalendar, async (c) => {
    const series = c.req.valid('query').series === 'true';
    return c.body(await readManagedCalendar(app, c.req.valid('param').token, { series }), 200, headers);
  });

  return router;
}
