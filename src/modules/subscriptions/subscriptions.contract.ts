import { createRoute, z } from '@hono/zod-openapi';
import { ownUser } from '#modules/accounts/contract';
import { answers, refusals, takes } from '#platform/http';
import { tiers } from './rules/index.ts';

const tier = z.enum(tiers);
const wishedPlan = takes(z.object({ tier }));

/** How somebody stands with us. Money in minor units of `currency`. */
export const plan = z
  .object({
    /** `free`: whoever runs this server gives plans away. */
    plans: z.enum(['paid', 'free']),
    /** Whether payments go to a sandbox, where no money moves. */
    sandbox: z.boolean(),
    standing: z.enum(['trial', 'basic', 'premium', 'ended']),
    /** Whether services can be published and new visits be booked. */
    open: z.boolean(),
    tier: tier.nullable(),
    /** What it becomes with the next period; null: stays so. */
    nextTier: tier.nullable(),
    /** Whether somebody pays for it; a plan may also be given to them. */
    paid: z.boolean(),
    trialEndsAt: z.iso.datetime().nullable(),
    /** When a plan chosen now is charged first; null if once it is paid, and where a plan is paid already or costs nothing. */
    firstChargeAt: z.iso.datetime().nullable(),
    /** The next time something is charged, and what. */
    nextCharge: z.object({ at: z.iso.datetime(), amount: z.number().int(), currency: z.string() }).nullable(),
    /** Set when the plan ends unless it is resumed or paid. */
    endsAt: z.iso.datetime().nullable(),
    /** It ends with its period, and may be resumed until then. */
    cancels: z.boolean(),
    /** A payment failed; the plan stays until `endsAt`. */
    late: z.boolean(),
  })
  .openapi('Plan');
export type PlanOnWire = z.infer<typeof plan>;

export const readPlan = createRoute({
  method: 'get',
  path: '/api/subscription',
  responses: { 200: answers('One’s own plan', plan), ...refusals(401) },
});

export const readPlanAnew = createRoute({
  method: 'post',
  path: '/api/subscription/refresh',
  responses: {
    200: answers('One’s own plan, as the payment provider says it is now', plan),
    ...refusals(401, 429, 503),
  },
});

export const beginCheckout = createRoute({
  method: 'post',
  path: '/api/subscription/checkout',
  request: wishedPlan,
  responses: {
    200: answers('Where to pay for the plan; asked twice it is the same page', z.object({ url: z.string() })),
    ...refusals(400, 401, 403, 409, 429, 503),
  },
});

export const choosePlan = createRoute({
  method: 'put',
  path: '/api/subscription',
  request: wishedPlan,
  responses: {
    200: answers('The plan counts from the next period on; at once where plans are free', ownUser),
    ...refusals(400, 401, 403, 409, 429, 503),
  },
});

export const leavePlan = createRoute({
  method: 'delete',
  path: '/api/subscription',
  responses: {
    200: answers('The plan ends with its period; at once where nothing is paid for it', ownUser),
    ...refusals(401, 403, 429, 503),
  },
});

export const resumePlan = createRoute({
  method: 'post',
  path: '/api/subscription/resume',
  responses: { 200: answers('The plan goes on after its period', ownUser), ...refusals(401, 403, 409, 429, 503) },
});

export const openPortal = createRoute({
  method: 'post',
  path: '/api/subscription/portal',
  responses: {
    200: answers('Where one’s card and bills are', z.object({ url: z.string() })),
    ...refusals(401, 403, 409, 429, 503),
  },
});

export const invoice = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    date: z.iso.datetime(),
    total: z.number().int(),
    currency: z.string(),
    status: z.enum(['open', 'paid', 'uncollectible', 'void']),
    /** The receipt. */
    url: z.string().nullable(),
  })
  .openapi('PlanInvoice');
export type PlanInvoiceOnWire = z.infer<typeof invoice>;

export const listInvoices = createRoute({
  method: 'get',
  path: '/api/subscription/invoices',
  responses: { 200: answers('One’s own bills, the latest first', z.array(invoice)), ...refusals(401, 403, 429, 503) },
});
