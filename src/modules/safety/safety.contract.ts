import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';
import { reportedKinds, reportReasons, reportStatuses } from './rules/index.ts';

const userId = z.object({ userId: pathId });
const listed = z.array(personCard.extend({ since: z.iso.datetime() }));

export const blockPerson = createRoute({
  method: 'post',
  path: '/api/blocks',
  request: takes(z.object({ blockedId: bodyId })),
  responses: {
    200: answers(
      'Neither sees, books or writes to the other any more; twice is harmless',
      z.object({ blocked: z.boolean() }),
    ),
    ...refusals(400, 401, 404, 429),
  },
});

export const unblockPerson = createRoute({
  method: 'delete',
  path: '/api/blocks/{userId}',
  request: { params: userId },
  responses: {
    200: answers('No longer blocked; who followed whom does not come back', z.object({ blocked: z.boolean() })),
    ...refusals(401, 404),
  },
});

export const listBlocks = createRoute({
  method: 'get',
  path: '/api/blocks',
  request: { query: pageQuery },
  responses: { 200: answers('Whom one blocked, the latest first', listed), ...refusals(400, 401) },
});

export const listGuestBlocks = createRoute({
  method: 'get',
  path: '/api/blocked-guests',
  request: { query: pageQuery },
  responses: {
    200: answers(
      'Which guests can no longer book one, the latest first',
      z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          since: z.iso.datetime(),
        }),
      ),
    ),
    ...refusals(400, 401),
  },
});

export const unblockGuest = createRoute({
  method: 'delete',
  path: '/api/blocked-guests/{guestId}',
  request: { params: z.object({ guestId: pathId }) },
  responses: {
    200: answers('They can book again; twice is harmless', z.object({ blocked: z.boolean() })),
    ...refusals(401, 404),
  },
});

export const mutePerson = createRoute({
  method: 'post',
  path: '/api/mutes',
  request: takes(z.object({ mutedId: bodyId })),
  responses: {
    200: answers('Their posts are not shown any more, and they are not told', z.object({ muted: z.boolean() })),
    ...refusals(400, 401, 404, 429),
  },
});

export const unmutePerson = createRoute({
  method: 'delete',
  path: '/api/mutes/{userId}',
  request: { params: userId },
  responses: { 200: answers('Shown again', z.object({ muted: z.boolean() })), ...refusals(401, 404) },
});

export const listMutes = createRoute({
  method: 'get',
  path: '/api/mutes',
  request: { query: pageQuery },
  responses: { 200: answers('Whom one muted, the latest first', listed), ...refusals(400, 401) },
});

export const report = z
  .object({
    id: z.number(),
    subjectKind: z.enum(reportedKinds),
    subjectId: z.number(),
    reason: z.enum(reportReasons),
    status: z.enum(reportStatuses),
    createdAt: z.iso.datetime(),
  })
  .openapi('Report');

export type ReportOnWire = z.infer<typeof report>;

export const makeReport = createRoute({
  method: 'post',
  path: '/api/reports',
  request: takes(
    z.object({
      subjectKind: z.enum(reportedKinds),
      subjectId: bodyId,
      reason: z.enum(reportReasons),
      note: wireLines(1000).nullable().optional(),
    }),
  ),
  responses: {
    201: answers('Somebody will look at it; while they have not, the same report again answers with the first', report),
    ...refusals(400, 401, 404, 409, 429),
  },
});
