import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals, takes } from '#platform/http';
import { reason } from './users.contract.ts';

const settings = z
  .object({
    /** Whether anybody may open an account. */
    registrationsOpen: z.boolean(),
    /** What only the environment of the server says; a secret's value is not told. */
    environment: z.array(
      z.object({
        variable: z.string(),
        /** Null where it is not given, and for secrets. */
        value: z.string().nullable(),
        isSet: z.boolean(),
      }),
    ),
  })
  .openapi('AdminSettings');

export type SettingsOnWire = z.infer<typeof settings>;

export const readSettings = createRoute({
  method: 'get',
  path: '/api/admin/settings',
  responses: { 200: answers('For admins: how this place is set up', settings), ...refusals(401, 403) },
});

export const changeSettings = createRoute({
  method: 'patch',
  path: '/api/admin/settings',
  request: takes(z.object({ registrationsOpen: z.boolean(), reason })),
  responses: { 200: answers('As it is set up now', settings), ...refusals(400, 401, 403) },
});
