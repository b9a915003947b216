import { createRoute, z } from '@hono/zod-openapi';
import { highestOfAll } from '#kernel/currencies';
import { standing } from '#modules/bookings/contract';
import { ways } from '#modules/bookings/rules';
import { answers, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';
import { disputeStatuses, entryKinds, purposes, refundCauses, refundStatuses } from './rules/index.ts';

const amount = z.number().int();
const instant = z.iso.datetime();

const refund = z.object({
  id: z.number(),
  amount,
  /** `wanted` and `sent` are on their way; in the place of one that was `retried` another one goes. */
  status: z.enum(refundStatuses),
  cause: z.enum(refundCauses),
  reason: z.string().nullable(),
  at: instant,
});

/** How the money of a booking stands; amounts in the minor unit of `currency`. */
export const money = z
  .object({
    bookingId: z.number(),
    currency: z.string(),
    /** What it costs as it stands now, what was paid, and the difference; below zero: so much is on its way back. */
    total: amount,
    paid: amount,
    due: amount,
    /** The one state of it: every page, list and mail goes by this. Tips are no part of it. */
    standing,
    /** Grows with every entry; a mark names the one that was seen. */
    version: z.number(),
    /** Whether its professional can mark by hand what was paid. */
    markable: z.boolean(),
    /** Line by line, what is owed and what was paid. */
    lines: z.array(
      z.object({
        kind: z.enum(entryKinds),
        amount,
        /** How it was paid at the chair, or a tip was given there. */
        way: z.enum(ways).nullable(),
        /** Null for what would be entered with the first payment. */
        at: instant.nullable(),
      }),
    ),
    /** What can be paid over the payment service now. */
    payable: z.object({ purpose: z.enum(['deposit', 'rest']), amount }).nullable(),
    payments: z.array(z.object({ id: z.number(), purpose: z.enum(purposes), amount, at: instant })),
    refunds: z.array(refund),
    /** What came instead of what was asked for, each in its own currency: it counts for nothing, and goes back. */
    unapplied: z.array(
      z.object({ id: z.number(), amount, currency: z.string(), at: instant, refunds: z.array(refund) }),
    ),
    /** Whether whoever runs this place has yet to look at it: nothing can be paid here before. */
    held: z.boolean(),
    /** Payments that a bank took back, or asks about, because whoever owns the card said so. */
    disputes: z.array(
      z.object({
        id: z.number(),
        amount,
        /** `asked`: nothing was taken; `open`: the bank decides; `closed`: it let it be. */
        status: z.enum(disputeStatuses),
        at: instant,
      }),
    ),
    /** What may be given as a tip; null before the visit took place. */
    tip: z.object({ least: amount, most: amount, offered: z.array(amount) }).nullable(),
    /** What its client would owe if they cancelled now. */
    cancelFee: amount,
    /** So much of what was paid over the payment service may still be given back. */
    returnable: amount,
    /** Whether payments go to a sandbox, where no money moves. */
    sandbox: z.boolean(),
  })
  .openapi('Money');
export type MoneyOnWire = z.infer<typeof money>;

const bookingId = z.object({ bookingId: pathId });
const token = z.object({ token: z.string().min(1).max(128) });
const wished = takes(
  z.object({
    /** That the client agrees to the terms of the booking: asked for what makes it stand. */
    agreed: z.boolean().optional(),
    /** A tip, after the visit; without one it is what is due. */
    tip: z.number().int().min(1).max(highestOfAll).optional(),
  }),
);
const page = z.object({ url: z.string() });

export const readMoney = createRoute({
  method: 'get',
  path: '/api/bookings/{bookingId}/money',
  request: { params: bookingId },
  responses: { 200: answers('What a booking costs and what was paid for it', money), ...refusals(401, 404) },
});

export const beginPayment = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/checkout',
  request: { params: bookingId, ...wished },
  responses: {
    200: answers('Where to pay; asked twice it is the same page', page),
    ...refusals(400, 401, 403, 404, 409, 429, 503),
  },
});

export const refreshMoney = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/checkout/refresh',
  request: { params: bookingId },
  responses: {
    200: answers('The same, as the payment service says it is now', money),
    ...refusals(401, 404, 429, 503),
  },
});

const minor = z.number().int().max(highestOfAll);
/** What somebody gives back by hand. */
export const givenBack = z.object({
  amount: minor.min(1),
  /** `returnable` as they saw it: where it is another one by now nothing goes back, so that a repeat gives nothing twice. */
  expectedReturnable: minor.min(0),
});

export const giveBack = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/refunds',
  request: {
    params: bookingId,
    ...takes(givenBack.extend({ reason: wireLines(500, 1) })),
  },
  responses: { 200: answers('So much goes back to the client', money), ...refusals(400, 401, 403, 404, 409) },
});

export const retryRefund = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/refunds/{refundId}/retry',
  request: { params: bookingId.extend({ refundId: pathId }) },
  responses: {
    200: answers('What a bank did not take is on its way once more', money),
    ...refusals(401, 403, 404, 409),
  },
});

const seenVersion = z.object({
  /** `version` as they saw it: where it is another one by now nothing is marked, so that of two windows only one counts. */
  version: z.number().int().min(0),
});
const markedMoney = {
  200: answers('The money of the booking as it is now', money),
  ...refusals(400, 401, 403, 404, 409),
};

export const markPaidInPerson = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/paid-in-person',
  request: {
    params: bookingId,
    ...takes(
      seenVersion.extend({
        /** Of what is left, and as a tip above it. */
        amount: minor.min(0),
        tip: minor.min(0).default(0),
        way: z.enum(ways),
      }),
    ),
  },
  responses: markedMoney,
});

export const writeOffRest = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/write-off',
  request: { params: bookingId, ...takes(seenVersion) },
  responses: markedMoney,
});

export const unmarkMoney = createRoute({
  method: 'post',
  path: '/api/bookings/{bookingId}/unmark-money',
  request: { params: bookingId, ...takes(seenVersion) },
  responses: markedMoney,
});

export const readManagedMoney = createRoute({
  method: 'get',
  path: '/api/manage/{token}/money',
  request: { params: token },
  responses: { 200: answers('What the booking behind the link costs', money), ...refusals(404, 409) },
});

export const beginManagedPayment = createRoute({
  method: 'post',
  path: '/api/manage/{token}/checkout',
  request: { params: token, ...wished },
  responses: { 200: answers('Where to pay', page), ...refusals(400, 404, 409, 429, 503) },
});

export const refreshManagedMoney = createRoute({
  method: 'post',
  path: '/api/manage/{token}/checkout/refresh',
  request: { params: token },
  responses: {
    200: answers('The same, as the payment service says it is now', money),
    ...refusals(404, 409, 429, 503),
  },
});

/** A movement on a professional's list. */
const movement = z
  .object({
    id: z.string(),
    /** `unapplied` is not what was asked for, and goes back. */
    kind: z.enum(['payment', 'tip', 'unapplied', 'refund', 'dispute']),
    amount,
    currency: z.string(),
    /** Of a refund. */
    status: z.enum(refundStatuses).nullable(),
    /** Of a dispute. */
    dispute: z.enum(disputeStatuses).nullable(),
    at: instant,
    bookingId: z.number(),
    service: z.string(),
    date: instant,
    timeZone: z.string(),
    /** Null for somebody who is gone. */
    client: z.string().nullable(),
  })
  .openapi('Movement');
export type MovementOnWire = z.infer<typeof movement>;

export const listMovements = createRoute({
  method: 'get',
  path: '/api/payments',
  request: { query: pageQuery },
  responses: { 200: answers('What clients paid one here, the latest first', z.array(movement)), ...refusals(400, 401) },
});

const pdf = {
  200: { description: 'The receipt', content: { 'application/pdf': { schema: z.string() } } },
};

export const readReceipt = createRoute({
  method: 'get',
  path: '/api/payments/{paymentId}/receipt.pdf',
  request: { params: z.object({ paymentId: pathId }) },
  responses: { ...pdf, ...refusals(401, 404) },
});

export const readManagedReceipt = createRoute({
  method: 'get',
  path: '/api/manage/{token}/payments/{paymentId}/receipt.pdf',
  request: { params: token.extend({ paymentId: pathId }) },
  responses: { ...pdf, ...refusals(404, 409) },
});
