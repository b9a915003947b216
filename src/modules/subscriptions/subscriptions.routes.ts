import { presentOwnUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { createRouter, ownPersonOf, personOf } from '#platform/http';
import * as contract from './subscriptions.contract.ts';
import { presentInvoice, presentPlan } from './subscriptions.present.ts';
import { beginCheckout } from './use-cases/begin-checkout.ts';
import { choosePlan } from './use-cases/choose-plan.ts';
import { leavePlan, resumePlan } from './use-cases/leave-plan.ts';
import { listInvoices, openPortal } from './use-cases/open-portal.ts';
import { readPlan, readPlanAnew } from './use-cases/read-plan.ts';

export function subscriptionsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readPlan, async (c) => c.json(presentPlan(await readPlan(app, await personOf(c))), 200));

  router.openapi(contract.readPlanAnew, async (c) => {
    return c.json(presentPlan(await readPlanAnew(app, await personOf(c))), 200);
  });

  router.openapi(contract.beginCheckout, async (c) => {
    return c.json({ url: await beginCheckout(app, await ownPersonOf(c), c.req.valid('json').tier) }, 200);
  });

  router.openapi(contract.choosePlan, async (c) => {
    const user = await choosePlan(app, await ownPersonOf(c), c.req.valid('json').tier);
    return c.json(presentOwnUser(user, app.config), 200);
  });

  router.openapi(contract.leavePlan, async (c) =>
    c.json(presentOwnUser(await leavePlan(app, await ownPersonOf(c)), app.config), 200),
  );

  router.openapi(contract.resumePlan, async (c) => {
    return c.json(presentOwnUser(await resumePlan(app, await ownPersonOf(c)), app.config), 200);
  });

  router.openapi(contract.openPortal, async (c) => {
    return c.json({ url: await openPortal(app, await ownPersonOf(c)) }, 200);
  });

  router.openapi(contract.listInvoices, async (c) => {
    const invoices = await listInvoices(app, await ownPersonOf(c));
    return c.json(invoices.map(presentInvoice), 200);
  });

  return router;
}
