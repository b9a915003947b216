import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals, takes, wireError, wireLine, wireName } from '#platform/http';
import { ownUser } from './own-user.contract.ts';
import { chosenPassword } from './password.contract.ts';

export * from './own-user.contract.ts';
export * from './passkeys.contract.ts';
export * from './password.contract.ts';
export * from './security.contract.ts';
export * from './security-events.contract.ts';

export const username = z
  .string()
  .trim()
  .min(3)
  .max(30)
  .regex(/^[a-zA-Z0-9](?:[a-zA-Z0-9._-]*[a-zA-Z0-9])?$/, wireError('accounts.usernameLetters'));

/** Somebody as a list shows them, or beside what they did. */
export const personCard = z
  .object({
    id: z.number(),
    username: z.string(),
    fullName: z.string(),
    profession: z.string().nullable(),
    profileImage: z.string().nullable(),
  })
  .openapi('PersonCard');

export type PersonCard = z.infer<typeof personCard>;

/** What a professional asks of clients who cancel late (after so many minutes before the start) or do not come. */
export const policy = z
  .object({
    /** Which of their wordings it is. */
    version: z.number().int(),
    freeCancellationMinutes: z.number().int(),
    /** Of the total. */
    lateCancelPercent: z.number().int(),
    noShowPercent: z.number().int(),
  })
  .openapi('Policy');

/** What opens an account. */
export const registration = z.object({
  fullName: wireName(120),
  username,
  email: z.email().max(254),
  password: chosenPassword,
  accountType: z.enum(['personal', 'business']).optional(),
  profession: wireLine(80).optional(),
  timeZone: wireLine(64).optional(),
});

export const register = createRoute({
  method: 'post',
  path: '/api/register',
  request: takes(registration),
  responses: { 201: answers('The new person, signed in', ownUser), ...refusals(400, 409, 429) },
});

export const login = createRoute({
  method: 'post',
  path: '/api/login',
  request: takes(z.object({ username: z.string().trim().min(3).max(254), password: z.string().min(6).max(256) })),
  responses: { 200: answers('The person, signed in', ownUser), ...refusals(400, 401, 403, 429) },
});

export const currentUser = createRoute({
  method: 'get',
  path: '/api/user',
  responses: { 200: answers('Who is signed in', ownUser), ...refusals(401) },
});

export const logout = createRoute({
  method: 'post',
  path: '/api/logout',
  responses: { 204: { description: 'Signed out' } },
});

export const forgotPassword = createRoute({
  method: 'post',
  path: '/api/password/forgot',
  request: takes(z.object({ email: z.email().max(254) })),
  responses: { 204: { description: 'A mail is on its way if the address is known' }, ...refusals(400, 429) },
});

export const resetPassword = createRoute({
  method: 'post',
  path: '/api/password/reset',
  request: takes(z.object({ token: z.string().min(1).max(128), password: chosenPassword })),
  responses: { 204: { description: 'The new password is set and every session ended' }, ...refusals(400, 409, 429) },
});

/** A sign-in; `device` is what its browser says of itself. */
const session = z.object({
  id: z.number(),
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To about an hour. */
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;

export const listSessions = createRoute({
  method: 'get',
  path: '/api/sessions',
  responses: { 200: answers('Where the person is signed in', z.array(session)), ...refusals(401) },
});

export const endSession = createRoute({
  method: 'delete',
  path: '/api/sessions/{sessionId}',
  request: { params: z.object({ sessionId: pathId }) },
  responses: { 204: { description: 'Ended' }, ...refusals(401, 403, 404) },
});
