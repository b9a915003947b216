import { createRoute, z } from '@hono/zod-openapi';
import { answers, refusals, takes, wireLine } from '#platform/http';

export const takeEvent = createRoute({
  method: 'post',
  path: '/api/webhooks/stripe',
  responses: { 200: answers('The event was taken', z.object({ received: z.literal(true) })), ...refusals(400, 503) },
});

const token = z.string().regex(/^\w{1,80}$/);

/** A hosted pay page. Money in minor units. */
export const payPage = z
  .object({
    status: z.enum(['open', 'complete', 'expired']),
    name: z.string(),
    /** Charged in each period, or once. */
    amount: z.number().int(),
    once: z.boolean(),
    dueNow: z.number().int(),
    currency: z.string(),
    /** When the first charge is due; null: at once. */
    firstAt: z.iso.datetime().nullable(),
    /** Whether a card's bank wants to be asked. */
    waiting: z.boolean(),
    successUrl: z.string(),
    cancelUrl: z.string(),
  })
  .openapi('SandboxPayPage');
export type PayPageOnWire = z.infer<typeof payPage>;

export const readPay = createRoute({
  method: 'get',
  path: '/api/sandbox/pay/{sessionId}',
  request: { params: z.object({ sessionId: token }) },
  responses: { 200: answers('A pay page of the sandbox', payPage), ...refusals(404) },
});

const outcome = z.enum([
  'done',
  'authenticate',
  'declined',
  'insufficient_funds',
  'unknown_card',
  'not_authenticated',
  'over',
]);
export type PayOutcome = z.infer<typeof outcome>;

export const pay = createRoute({
  method: 'post',
  path: '/api/sandbox/pay/{sessionId}',
  request: { params: z.object({ sessionId: token }), ...takes(z.object({ number: wireLine(40) })) },
  responses: { 200: answers('What became of it; no money moves', z.object({ outcome })), ...refusals(400, 404) },
});

export const authenticate = createRoute({
  method: 'post',
  path: '/api/sandbox/pay/{sessionId}/authentication',
  request: { params: z.object({ sessionId: token }), ...takes(z.object({ agreed: z.boolean() })) },
  responses: { 200: answers('What became of it', z.object({ outcome })), ...refusals(400, 404) },
});

export const sandboxInvoice = z
  .object({
    id: z.string(),
    /** Its own page. */
    url: z.string(),
    number: z.string(),
    date: z.iso.datetime(),
    description: z.string(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    total: z.number().int(),
    /** Of the total, by credit. */
    credit: z.number().int(),
    paid: z.number().int(),
    due: z.number().int(),
    currency: z.string(),
    status: z.string(),
  })
  .openapi('SandboxInvoice');
export type SandboxInvoiceOnWire = z.infer<typeof sandboxInvoice>;

export const readInvoice = createRoute({
  method: 'get',
  path: '/api/sandbox/invoices/{invoiceId}',
  request: { params: z.object({ invoiceId: token }) },
  responses: { 200: answers('A bill of the sandbox', sandboxInvoice), ...refusals(404) },
});

export const portalPage = z
  .object({
    returnUrl: z.string(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    subscription: z
      .object({
        /** Of the period that runs. */
        price: z.string(),
        name: z.string(),
        amount: z.number().int(),
        currency: z.string(),
        /** What follows, where that is another one. */
        next: z.object({ price: z.string(), name: z.string(), amount: z.number().int() }).nullable(),
        status: z.string(),
        cancels: z.boolean(),
        /** When it is charged next, or ends. */
        until: z.iso.datetime(),
      })
      .nullable(),
    prices: z.array(z.object({ id: z.string(), name: z.string(), amount: z.number().int(), currency: z.string() })),
    invoices: z.array(sandboxInvoice),
  })
  .openapi('SandboxPortal');
export type PortalOnWire = z.infer<typeof portalPage>;

export const readPortal = createRoute({
  method: 'get',
  path: '/api/sandbox/portal/{portalId}',
  request: { params: z.object({ portalId: token }) },
  responses: { 200: answers('A billing portal of the sandbox', portalPage), ...refusals(404) },
});

export const actInPortal = createRoute({
  method: 'post',
  path: '/api/sandbox/portal/{portalId}',
  request: {
    params: z.object({ portalId: token }),
    ...takes(
      z.discriminatedUnion('act', [
        z.object({ act: z.enum(['cancel', 'resume']) }),
        z.object({ act: z.literal('change'), price: wireLine(80) }),
        z.object({ act: z.literal('card'), number: wireLine(40) }),
      ]),
    ),
  },
  responses: {
    200: answers('Whether it was done: a card may be none that the sandbox takes', z.object({ done: z.boolean() })),
    ...refusals(400, 404),
  },
});

/** What a bank asks about a payment that its customer says they did not make. */
export const disputePage = z
  .object({
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(['open', 'won', 'lost']),
    /** Unanswered, it is lost then. */
    answerBy: z.iso.datetime(),
  })
  .openapi('SandboxDispute');
export type DisputePageOnWire = z.infer<typeof disputePage>;

const disputeId = z.object({ disputeId: token });

export const readDispute = createRoute({
  method: 'get',
  path: '/api/sandbox/dispute/{disputeId}',
  request: { params: disputeId },
  responses: { 200: answers('A dispute of the sandbox', disputePage), ...refusals(404) },
});

export const decideDispute = createRoute({
  method: 'post',
  path: '/api/sandbox/dispute/{disputeId}',
  request: { params: disputeId, ...takes(z.object({ won: z.boolean() })) },
  responses: { 200: answers('How the bank decided; it decides once', disputePage), ...refusals(400, 404) },
});

/** A hosted page on which a professional's account is set up (`onboarding`) or looked after (`dashboard`). */
export const accountPage = z
  .object({
    kind: z.enum(['onboarding', 'dashboard']),
    country: z.string(),
    charges: z.boolean(),
    submitted: z.boolean(),
    /** It was used, or opened too late; `again` is where another one is asked for. */
    over: z.boolean(),
    again: z.string(),
  })
  .openapi('SandboxAccountPage');
export type AccountPageOnWire = z.infer<typeof accountPage>;

const doorId = z.object({ doorId: token });

export const readAccountPage = createRoute({
  method: 'get',
  path: '/api/sandbox/account/{doorId}',
  request: { params: doorId },
  responses: { 200: answers('A page of somebody’s account in the sandbox', accountPage), ...refusals(404) },
});

export const actOnAccount = createRoute({
  method: 'post',
  path: '/api/sandbox/account/{doorId}',
  request: {
    params: doorId,
    ...takes(z.object({ act: z.enum(['finish', 'wait', 'leave', 'approve', 'restrict']) })),
  },
  responses: { 200: answers('Where its owner goes next', z.object({ next: z.string() })), ...refusals(400, 404) },
});
