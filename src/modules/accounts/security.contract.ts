import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals, takes } from '#platform/http';
import { ownUser } from './own-user.contract.ts';
import { passkey } from './passkeys.contract.ts';
import { chosenPassword } from './password.contract.ts';

const code = z.string().trim().min(6).max(40);

const security = z
  .object({
    /** A wished address that waits for its owner's yes. */
    pendingEmail: z.string().nullable(),
    secondStep: z.boolean(),
    recoveryCodesLeft: z.number(),
    passkeys: z.array(passkey),
    /** An admin whose session started with a password alone: the admin area requires more. */
    adminFactorNeeded: z.boolean(),
  })
  .openapi('Security');

export type Security = z.infer<typeof security>;

export const getSecurity = createRoute({
  method: 'get',
  path: '/api/security',
  responses: { 200: answers('How the signed-in person’s account is kept', security), ...refusals(401) },
});

export const changePassword = createRoute({
  method: 'post',
  path: '/api/password/change',
  request: takes(z.object({ password: z.string().min(1).max(256), newPassword: chosenPassword })),
  responses: {
    204: { description: 'The new password is set and every other session ended' },
    ...refusals(400, 401, 403, 429),
  },
});

/** Answers `403 password_needed`, or prevents it: the session then counts as confirmed for ten minutes. */
export const confirmPassword = createRoute({
  method: 'post',
  path: '/api/password/confirm',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: { 204: { description: 'The password is right' }, ...refusals(400, 401, 403, 429) },
});

export const changeEmail = createRoute({
  method: 'post',
  path: '/api/email/change',
  request: takes(z.object({ email: z.email().max(254), password: z.string().min(1).max(256) })),
  responses: {
    204: { description: 'A mail to the new address is on its way; the same answer if somebody else has it' },
    ...refusals(400, 401, 403, 429),
  },
});

export const keepEmail = createRoute({
  method: 'delete',
  path: '/api/email/change',
  responses: { 204: { description: 'The address stays; the mailed link is worthless' }, ...refusals(401, 403) },
});

/** The link may be opened on another device, hence no session. */
export const confirmEmail = createRoute({
  method: 'post',
  path: '/api/email/confirm',
  request: takes(z.object({ token: z.string().min(1).max(128) })),
  responses: { 204: { description: 'The account has the new address' }, ...refusals(400, 409, 429) },
});

/** For the address an account was opened with. Needs no session, because the link may be opened on another device. */
export const verifyEmail = createRoute({
  method: 'post',
  path: '/api/email/verify',
  request: takes(z.object({ token: z.string().min(1).max(128) })),
  responses: { 204: { description: 'The address is verified' }, ...refusals(400, 409, 429) },
});

/** For the mail about a new password. Needs no session, because the link may be opened on another device. */
export const disputePassword = createRoute({
  method: 'post',
  path: '/api/password/dispute',
  request: takes(z.object({ token: z.string().min(1).max(128) })),
  responses: {
    204: { description: 'The account is locked, and its owner is mailed a link to a new password' },
    ...refusals(400, 409, 429),
  },
});

export const resendVerifyLink = createRoute({
  method: 'post',
  path: '/api/email/verify/resend',
  responses: {
    204: { description: 'A new link is on its way, and the former one is worthless; nothing is sent once verified' },
    ...refusals(401, 403, 429),
  },
});

export const endOtherSessions = createRoute({
  method: 'delete',
  path: '/api/sessions',
  responses: { 204: { description: 'Signed out everywhere else' }, ...refusals(401, 403) },
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const beginSecondStep = createRoute({
  method: 'post',
  path: '/api/second-step',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: {
    200: answers(
      'What an authenticator app needs; nothing changes until a first code confirms it',
      z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
    ),
    ...refusals(400, 401, 403, 409, 429),
  },
});

export const confirmSecondStep = createRoute({
  method: 'post',
  path: '/api/second-step/confirm',
  request: takes(z.object({ code })),
  responses: {
    200: answers('Signing in has two steps now; these codes are shown this once', recoveryCodes),
    ...refusals(400, 401, 403, 409, 429),
  },
});

export const renewRecoveryCodes = createRoute({
  method: 'post',
  path: '/api/second-step/recovery-codes',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: {
    200: answers('New codes; the old ones are worthless', recoveryCodes),
    ...refusals(400, 401, 403, 409, 429),
  },
});

export const endSecondStep = createRoute({
  method: 'post',
  path: '/api/second-step/off',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: { 204: { description: 'The password alone signs in again' }, ...refusals(400, 401, 403, 429) },
});

/** After `401 second_step` from the sign-in, with its ticket, or with the cookie that came along. */
export const passSecondStep = createRoute({
  method: 'post',
  path: '/api/login/second-step',
  request: takes(z.object({ code, ticket: z.string().min(1).max(128).optional() })),
  responses: { 200: answers('The person, signed in', ownUser), ...refusals(400, 401, 403, 429) },
});
