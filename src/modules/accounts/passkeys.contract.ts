import { createRoute, z } from '@hono/zod-openapi';
import { answers, pathId, refusals, takes, wireName } from '#platform/http';
import { ownUser } from './own-user.contract.ts';

export const passkey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** Whether it is kept in more places than one device. */
    synced: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('Passkey');

export type Passkey = z.infer<typeof passkey>;

/** Listed in mails about the account. */
const name = wireName(60);
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, 'Send what the browser answered.');

const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** What the browser is to be asked, in the JSON of the Web Authentication standard. */
const options = z.looseObject({ challenge: z.string() });

export const newPasskeyOptions = createRoute({
  method: 'post',
  path: '/api/passkeys/options',
  request: takes(z.object({ password: z.string().min(1).max(256) })),
  responses: {
    200: answers('What makes a new passkey, for five minutes', options),
    ...refusals(400, 401, 403, 409, 429),
  },
});

export const addPasskey = createRoute({
  method: 'post',
  path: '/api/passkeys',
  request: takes(
    z.object({
      name,
      credential: z.object({
        ...common,
        response: z.object({
          clientDataJSON: bytes,
          attestationObject: bytes,
          transports: z
            .array(z.string().regex(/^[a-z-]{1,20}$/))
            .max(10)
            .optional(),
        }),
      }),
    }),
  ),
  responses: { 201: answers('The new passkey', passkey), ...refusals(400, 401, 403, 409) },
});

export const renamePasskey = createRoute({
  method: 'patch',
  path: '/api/passkeys/{passkeyId}',
  request: { params: z.object({ passkeyId: pathId }), ...takes(z.object({ name })) },
  responses: { 200: answers('The passkey', passkey), ...refusals(400, 401, 403, 404) },
});

export const removePasskey = createRoute({
  method: 'delete',
  path: '/api/passkeys/{passkeyId}',
  request: { params: z.object({ passkeyId: pathId }) },
  responses: { 204: { description: 'It signs in no more' }, ...refusals(401, 403, 404) },
});

export const passkeyLoginOptions = createRoute({
  method: 'post',
  path: '/api/login/passkey/options',
  responses: { 200: answers('What lets somebody choose a passkey, for half an hour', options), ...refusals(429) },
});

export const loginWithPasskey = createRoute({
  method: 'post',
  path: '/api/login/passkey',
  request: takes(
    z.object({
      credential: z.object({
        ...common,
        response: z.object({
          clientDataJSON: bytes,
          authenticatorData: bytes,
          signature: bytes,
          userHandle: bytes.nullish(),
        }),
      }),
    }),
  ),
  responses: { 200: answers('The person, signed in', ownUser), ...refusals(400, 401, 403, 429) },
});
