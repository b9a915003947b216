import { createRoute, z } from '@hono/zod-openapi';
import { isTimeZone } from '#kernel/time';
import { chosenPassword, username } from '#modules/accounts/contract';
import { slotDates, slots } from '#modules/availability/contract';
import { answers, refusals, takes } from '#platform/http';
import { booking } from './booking-shape.contract.ts';
import { cancellation, contest, guestEmail, move } from './wish.contract.ts';

const token = z.object({ token: z.string().min(1).max(128) });
export const readManaged = createRoute({
  method: 'get',
  path: '/api/manage/{token}',
  request: { params: token },
  responses: { 200: answers('The booking behind the link; reading changes nothing', booking), ...refusals(404, 409) },
});

export const listManagedMoveSlots = createRoute({
  method: 'get',
  path: '/api/manage/{token}/slots',
  request: { params: token, query: z.object(slotDates) },
  responses: { 200: answers('When the visit may begin instead, day by day', slots), ...refusals(400, 404, 409) },
});

export const cancelManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/cancel',
  request: {
    params: token,
    body: { required: false, content: { 'application/json': { schema: cancellation } } },
  },
  responses: { 200: answers('The cancelled booking', booking), ...refusals(400, 404, 409) },
});

export const moveManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/move',
  request: { params: token, ...takes(move) },
  responses: {
    200: answers('The moved booking; or where it was, with the time that its guest asks for', booking),
    ...refusals(400, 404, 409),
  },
});

export const contestManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/no-show/contest',
  request: { params: token, ...takes(contest) },
  responses: {
    200: answers('The booking; its artist reads what its guest says against the no-show', booking),
    ...refusals(400, 404, 409),
  },
});

export const readdressManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/email',
  request: { params: token, ...takes(z.object({ email: guestEmail })) },
  responses: {
    200: answers('The booking; its links are new where the address is, and the old ones open nothing', booking),
    ...refusals(400, 404, 409, 429),
  },
});

export const claimManaged = createRoute({
  method: 'post',
  path: '/api/manage/{token}/claim',
  request: {
    params: token,
    body: {
      required: false,
      content: {
        'application/json': {
          schema: z.object({
            password: chosenPassword.optional(),
            username: username.optional(),
            /** The person's own clock; without it their account goes by the visit's. */
            timeZone: z.string().max(64).refine(isTimeZone).optional(),
            /** The proof from a link mailed to the guest: it verifies the address of the account. */
            proof: z
              .string()
              .regex(/^[\w-]{32}$/)
              .optional(),
          }),
        },
      },
    },
  },
  responses: { 200: answers('The booking, now of the person’s account', booking), ...refusals(400, 404, 409, 429) },
});
