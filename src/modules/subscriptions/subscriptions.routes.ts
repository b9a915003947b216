import { presentOwnUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { createRouter, personOf } from '#platform/http';
import * as contract from './subscriptions.contract.ts';
import { choosePlan } from './use-cases/choose-plan.ts';
import { leavePlan } from './use-cases/leave-plan.ts';

export function subscriptionsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.choosePlan, async (c) => {
    const user = await choosePlan(app, await personOf(c), c.req.valid('json').tier);
    return c.json(presentOwnUser(user), 200);
  });

  router.openapi(contract.leavePlan, async (c) => c.json(presentOwnUser(await leavePlan(app, await personOf(c))), 200));

  return router;
}
