import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

export * from './audit.contract.ts';
export * from './reports.contract.ts';
export * from './users.contract.ts';

export const figureNames = ['people', 'professionals', 'posts', 'bookings', 'visits', 'ratings'] as const;

const figure = z.object({
  name: z.enum(figureNames),
  /** So many there are. */
  total: z.number(),
  /** So many came on each of the last 28 days in UTC, today the last. */
  days: z.array(z.number()),
});

const overview = z
  .object({
    figures: z.array(figure),
    /** What needs a person; the oldest of it, where there is any. */
    reports: z.object({ open: z.number(), oldestAt: z.iso.datetime().nullable() }),
    mails: z.object({
      /** That should have left by now. */
      late: z.number(),
      /** Of the last seven days. */
      failed: z.number(),
    }),
    /** Of all tables and their indexes. */
    databaseBytes: z.number(),
  })
  .openapi('AdminOverview');

export type OverviewOnWire = z.infer<typeof overview>;
export type FigureOnWire = z.infer<typeof figure>;

export const readOverview = createRoute({
  method: 'get',
  path: '/api/admin/overview',
  responses: { 200: answers('For admins: how it goes, and what needs a person', overview), ...refusals(401, 403) },
});
