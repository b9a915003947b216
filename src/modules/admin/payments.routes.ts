import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { adminOf, createRouter, cutPage, freshAdminOf, readPage } from '#platform/http';
import * as contract from './payments.contract.ts';
import { presentPayment } from './admin.present.ts';
import {
  dismissWebhookFailure,
  readPayments,
  readWebhookFailures,
  retryRefund,
  returnMoney,
} from './use-cases/return-money.ts';

/** What clients paid, and giving it back. */
export function adminPaymentsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listPayments, async (c) => {
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readPayments(app, await adminOf(c), query, page);
    const shown = cutPage(c, rows, page, ({ openedAt, id }) => ({ at: openedAt, id }));
    return c.json(
      shown.map((payment) => presentPayment(payment, app.payments.disputePage)),
      200,
    );
  });

  router.openapi(contract.refundPayment, async (c) => {
    await returnMoney(app, await freshAdminOf(c), c.req.valid('param').bookingId, c.req.valid('json'));
    return c.json({ given: true as const }, 200);
  });

  router.openapi(contract.retryRefund, async (c) => {
    await retryRefund(app, await freshAdminOf(c), c.req.valid('param').refundId, c.req.valid('json').reason);
    return c.json({ given: true as const }, 200);
  });

  router.openapi(contract.listWebhookFailures, async (c) => {
    const rows = await readWebhookFailures(app, await adminOf(c));
    return c.json(
      rows.map((row) => ({ ...row, failedAt: formatInstant(row.failedAt) })),
      200,
    );
  });

  router.openapi(contract.dismissWebhookFailure, async (c) => {
    await dismissWebhookFailure(app, await freshAdminOf(c), c.req.valid('param').eventId, c.req.valid('json').reason);
    return c.json({ dismissed: true as const }, 200);
  });

  return router;
}
