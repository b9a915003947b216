import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals } from '#platform/http';

/** A time zone to choose. */
const timeZone = z
  .object({
    /** Of the tz database, by today's name. It is not called `timeZone`, because nothing is said of a time in all of them. */
    name: z.string(),
    city: z.string(),
    /** What it is found by: "central european time", in English and in the reader's language. */
    words: z.string(),
    /** Minutes that its clocks are ahead of UTC now. */
    offset: z.number(),
  })
  .openapi('TimeZone');

export const listTimeZones = createRoute({
  method: 'get',
  path: '/api/time-zones',
  responses: { 200: answers('Every time zone, by city', z.array(timeZone)) },
});

/** A zone's clocks, from 2024 to five years ahead, by the rules of this installation. */
const zoneClock = z
  .object({
    /** Today's name of the zone. */
    name: z.string(),
    /** Minutes ahead of UTC, and what the reader calls that time: `[-300, "EST"]`. */
    kinds: z.array(z.tuple([z.number(), z.string()]).readonly()).readonly(),
    /** The index of the first kind, then each change as its minute since 1970-01-01T00:00Z and the index of what follows. */
    changes: z.array(z.number()).readonly(),
  })
  .openapi('ZoneClock');

const mostNames = 100;
const zoneNames = z
  .string()
  .max(8_000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().max(64)).max(mostNames))
  .openapi({ type: 'string', description: `Names of zones between commas, ${mostNames} at most.` });

export const readZoneClocks = createRoute({
  method: 'get',
  path: '/api/time-zones/clocks',
  request: { query: z.object({ names: zoneNames }) },
  responses: {
    200: answers(
      'The clocks of those zones, by the names asked for; without names that no zone has',
      z.record(z.string(), zoneClock),
    ),
    ...refusals(400),
  },
});
