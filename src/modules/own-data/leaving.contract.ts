import { createRoute, z } from '@hono/zod-openapi';
import { ownUser } from '#modules/accounts/contract';
import { answers, refusals, takes } from '#platform/http';

const instant = z.iso.datetime();

const deletion = z
  .object({
    /** Days in which one may take it back. */
    days: z.number(),
    /** Visits to come, which would be cancelled. */
    asClient: z.number(),
    asProfessional: z.number(),
    /** The next of them. */
    next: z.array(
      z.object({ id: z.number(), date: instant, timeZone: z.string(), service: z.string(), person: z.string() }),
    ),
    /** Nobody else looks after this installation: its last admin cannot leave. */
    lastAdmin: z.boolean(),
  })
  .openapi('Deletion');

export type DeletionOnWire = z.infer<typeof deletion>;

const leaving = z.object({ leavesAt: instant, timeZone: z.string() }).openapi('Leaving');

export type LeavingOnWire = z.infer<typeof leaving>;

export const readDeletion = createRoute({
  method: 'get',
  path: '/api/user/deletion',
  responses: { 200: answers('What deleting one’s account would do now', deletion), ...refusals(401) },
});

export const deleteAccount = createRoute({
  method: 'post',
  path: '/api/user/deletion',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: {
    200: answers('Nobody else sees the person any more, who is signed out everywhere; when it becomes final', leaving),
    ...refusals(400, 401, 403, 409, 429),
  },
});

/** Signing in meanwhile answers `403 account_leaves` and sets a cookie that these two read. */
export const readLeaving = createRoute({
  method: 'get',
  path: '/api/deletion',
  responses: {
    200: answers('When the account of whoever has just signed in goes for good', leaving),
    ...refusals(401),
  },
});

export const keepAccount = createRoute({
  method: 'delete',
  path: '/api/deletion',
  responses: { 200: answers('The account stays; the person, signed in', ownUser), ...refusals(401) },
});
