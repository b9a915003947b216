import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { givenBack } from '#modules/payments/contract';
import { disputeStatuses, paymentStatuses, purposes } from '#modules/payments/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLine } from '#platform/http';
import { reason } from './users.contract.ts';
import { paymentStates } from './rules/index.ts';

const payment = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    purpose: z.enum(purposes),
    status: z.enum(paymentStatuses),
    /** What came, or is asked for; in minor units. */
    amount: z.number(),
    /** What was asked for, where something else came. */
    asked: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    /** Of it has gone back, or is on its way. */
    returned: z.number(),
    /** Of it may still be given back: nothing that a bank took, or that is stuck on its way. */
    returnable: z.number(),
    /** So much of all the payments of its booking may still be given back. */
    bookingReturnable: z.number(),
    currency: z.string(),
    /** Refunds of it that a bank did not take, or that the provider `refused` to make. */
    failed: z.array(z.object({ id: z.number(), amount: z.number(), refused: z.boolean() })),
    /** So much has waited for more than a day to go back. */
    waiting: z.number(),
    /** What a bank asks about it or did with it, the latest. */
    dispute: z
      .object({
        status: z.enum(disputeStatuses),
        amount: z.number(),
        answerBy: z.iso.datetime().nullable(),
        /** Where the bank is answered. */
        url: z.string(),
      })
      .nullable(),
    service: z.string(),
    openedAt: z.iso.datetime(),
    artist: personCard,
    /** Null for a guest's. */
    client: personCard.nullable(),
    guestName: z.string().nullable(),
  })
  .openapi('AdminPayment');

export type AdminPaymentOnWire = z.infer<typeof payment>;

export const listPayments = createRoute({
  method: 'get',
  path: '/api/admin/payments',
  request: {
    query: pageQuery.extend({ q: wireLine(100).optional(), state: z.enum(paymentStates).default('all') }),
  },
  responses: {
    200: answers('For admins: payments by booking, service or person, the latest first', z.array(payment)),
    ...refusals(400, 401, 403),
  },
});

export const refundPayment = createRoute({
  method: 'post',
  path: '/api/admin/bookings/{bookingId}/refund',
  request: {
    params: z.object({ bookingId: pathId }),
    ...takes(givenBack.extend({ reason })),
  },
  responses: {
    200: answers('It is on its way back', z.object({ given: z.literal(true) })),
    ...refusals(400, 401, 403, 404, 409),
  },
});

export const retryRefund = createRoute({
  method: 'post',
  path: '/api/admin/refunds/{refundId}/retry',
  request: { params: z.object({ refundId: pathId }), ...takes(z.object({ reason })) },
  responses: {
    200: answers('It is on its way once more; asked twice it goes once', z.object({ given: z.literal(true) })),
    ...refusals(400, 401, 403, 404, 409),
  },
});

const failure = z.object({
  id: z.string(),
  type: z.string(),
  failedAt: z.iso.datetime(),
  tries: z.number(),
  /** Name and code of the error. */
  failure: z.string(),
});

export type WebhookFailureOnWire = z.infer<typeof failure>;

export const dismissWebhookFailure = createRoute({
  method: 'post',
  path: '/api/admin/webhook-failures/{eventId}/dismissal',
  request: {
    params: z.object({ eventId: z.string().regex(/^[\w-]{1,100}$/) }),
    ...takes(z.object({ reason })),
  },
  responses: {
    200: answers('Nobody is needed for it any more, unless it is told again', z.object({ dismissed: z.literal(true) })),
    ...refusals(400, 401, 403, 404),
  },
});

export const listWebhookFailures = createRoute({
  method: 'get',
  path: '/api/admin/webhook-failures',
  responses: {
    200: answers('For admins: what the provider told us and we could not act on yet', z.array(failure)),
    ...refusals(401, 403),
  },
});
