import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

export * from './acting.contract.ts';
export * from './audit.contract.ts';
export * from './security-events.contract.ts';
export * from './categories.contract.ts';
export * from './contact.contract.ts';
export * from './decisions.contract.ts';
export * from './filters.contract.ts';
export * from './front-page.contract.ts';
export * from './payments.contract.ts';
export * from './reports.contract.ts';
export * from './settings.contract.ts';
export * from './users.contract.ts';
export * from './work.contract.ts';

const figureNames = ['people', 'professionals', 'posts', 'bookings', 'visits', 'ratings'] as const;

const figure = z.object({
  name: z.enum(figureNames),
  /** So many there are. */
  total: z.number(),
  /** So many came on each of the last 28 days in UTC, today the last. */
  days: z.array(z.number()),
});

const needNames = ['reports', 'appeals', 'contact', 'mails', 'disputes', 'refunds', 'webhooks'] as const;
const partNames = ['database', 'mail', 'jobs', 'webhooks'] as const;

const need = z.object({
  name: z.enum(needNames),
  count: z.number(),
  /** The oldest of them. */
  oldestAt: z.iso.datetime().nullable(),
});

const part = z.object({
  name: z.enum(partNames),
  /** `absent`: this server has no such thing. */
  state: z.enum(['fine', 'late', 'failing', 'absent']),
  /** When it worked last. */
  lastAt: z.iso.datetime().nullable(),
  /** That should have happened by now, or will be tried again. */
  waiting: z.number(),
  /** Of the last seven days. */
  failed: z.number(),
  /** Of the latest failure: what failed, and the error's name or code. Its words may quote people and stay in the log. */
  failure: z.object({ what: z.string(), words: z.string(), at: z.iso.datetime() }).nullable(),
});

const clockUpdate = z.object({
  /** Of the tz database: `2026f`. */
  version: z.string(),
  /** When every visit to come was brought to its clocks; null while that goes on. */
  finishedAt: z.iso.datetime().nullable(),
  /** Bookings, blocked times and openings that were moved, and that could not be. */
  moved: z.number(),
  clashes: z.number(),
  /** Of how many professionals. */
  artists: z.number(),
  /** The zones whose clocks changed for them. */
  zones: z.array(z.string()),
});

const overview = z
  .object({
    figures: z.array(figure),
    /** What waits for a person: only what there is. */
    needs: z.array(need),
    health: z.array(part),
    /** The zone rules that the program has read time by, the newest first. */
    clockUpdates: z.array(clockUpdate),
    /** Of all tables and their indexes. */
    databaseBytes: z.number(),
  })
  .openapi('AdminOverview');

export type OverviewOnWire = z.infer<typeof overview>;
export type NeedOnWire = z.infer<typeof need>;
export type PartOnWire = z.infer<typeof part>;
export type ClockUpdateOnWire = z.infer<typeof clockUpdate>;
export type FigureOnWire = z.infer<typeof figure>;

export const readOverview = createRoute({
  method: 'get',
  path: '/api/admin/overview',
  responses: { 200: answers('For admins: how it goes, and what needs a person', overview), ...refusals(401, 403) },
});
