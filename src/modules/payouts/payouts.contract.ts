import { createRoute, z } from '@hono/zod-openapi';
import { policy } from '#modules/accounts/contract';
import { answers, orNull, refusals, takes, wireLine } from '#platform/http';

const percent = z.number().int().min(0).max(100);

/** How one is paid, and what one asks of clients who cancel late or do not come. */
export const payouts = z
  .object({
    /** Whether payments go to a sandbox, where no money moves. */
    sandbox: z.boolean(),
    /** Null: payment in person. */
    account: z
      .object({
        /** `checked`: everything is said, and the provider does not let clients pay yet, or no more; `held`: nothing is passed on. */
        state: z.enum(['unfinished', 'checked', 'held', 'connected', 'disconnected']),
        country: z.string(),
      })
      .nullable(),
    policy,
    /** What receipts say; `percent` is contained in every price. */
    vat: z.object({ number: z.string().nullable(), percent: z.number() }).nullable(),
  })
  .openapi('Payouts');
export type PayoutsOnWire = z.infer<typeof payouts>;

const ownPayouts = answers('How one is paid oneself', payouts);
const link = (description: string) => answers(description, z.object({ url: z.string() }));

export const readPayouts = createRoute({
  method: 'get',
  path: '/api/payouts',
  responses: { 200: ownPayouts, ...refusals(401) },
});

export const connectPayouts = createRoute({
  method: 'post',
  path: '/api/payouts',
  request: takes(z.object({ country: z.string().regex(/^[A-Z]{2}$/) })),
  responses: {
    200: link('The payment provider’s page on which one says what it asks; asked again it is the same account'),
    ...refusals(400, 401, 403, 429, 503),
  },
});

export const disconnectPayouts = createRoute({
  method: 'delete',
  path: '/api/payouts',
  responses: {
    200: answers('How one is paid from now on: in person; what was paid stays, and can be given back', payouts),
    ...refusals(401, 403),
  },
});

export const readPayoutsAnew = createRoute({
  method: 'post',
  path: '/api/payouts/refresh',
  responses: { 200: ownPayouts, ...refusals(401, 429, 503) },
});

export const openPayoutsDashboard = createRoute({
  method: 'post',
  path: '/api/payouts/dashboard',
  responses: { 200: link('Where one sees what was paid out'), ...refusals(401, 403, 409, 429, 503) },
});

export const setPaymentPolicy = createRoute({
  method: 'put',
  path: '/api/payouts/policy',
  request: takes(
    z.object({
      /** Minutes before the start; 30 days at most. */
      freeCancellationMinutes: z.number().int().min(0).max(43_200),
      lateCancelPercent: percent,
      noShowPercent: percent,
    }),
  ),
  responses: { 200: ownPayouts, ...refusals(400, 401, 403) },
});

export const setVat = createRoute({
  method: 'put',
  path: '/api/payouts/vat',
  request: takes(
    z.object({
      number: orNull(wireLine(40)),
      /** Two decimals at most; null: no tax is said. */
      percent: z.number().min(0).max(100).multipleOf(0.01).nullable(),
    }),
  ),
  responses: { 200: ownPayouts, ...refusals(400, 401, 403) },
});
