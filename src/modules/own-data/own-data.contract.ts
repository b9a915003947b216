import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals } from '#platform/http';
import { exportStatuses } from './rules/index.ts';

export * from './leaving.contract.ts';

const dataExport = z
  .object({
    id: z.number(),
    /** `stopped` when the line broke before the end. */
    status: z.enum(exportStatuses),
    filesDone: z.number(),
    filesTotal: z.number(),
    /** So far. */
    bytes: z.number(),
    createdAt: z.iso.datetime(),
  })
  .openapi('DataExport');

export type DataExportOnWire = z.infer<typeof dataExport>;

export const beginExport = createRoute({
  method: 'post',
  path: '/api/user/exports',
  responses: {
    201: answers('Everything of one’s own can be fetched now, once, within five minutes', dataExport),
    ...refusals(401, 403, 429),
  },
});

export const listExports = createRoute({
  method: 'get',
  path: '/api/user/exports',
  responses: {
    200: answers('When one took one’s data along, the latest first', z.array(dataExport)),
    ...refusals(401),
  },
});

export const fetchExport = createRoute({
  method: 'get',
  path: '/api/user/exports/{exportId}/file',
  request: { params: z.object({ exportId: pathId }) },
  responses: {
    200: {
      description: 'A zip with JSON, pictures, calendars and, for whoever takes bookings, a list of clients',
      content: { 'application/zip': { schema: z.string() } },
    },
    ...refusals(400, 401, 403, 404),
  },
});
