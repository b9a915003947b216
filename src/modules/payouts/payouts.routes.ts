import type { App } from '#platform/app';
import { createRouter, ownPersonOf, personOf } from '#platform/http';
import * as contract from './payouts.contract.ts';
import { presentPayouts } from './payouts.present.ts';
import { connectPayouts } from './use-cases/connect-payouts.ts';
import { disconnectPayouts } from './use-cases/disconnect-payouts.ts';
import { openDashboard } from './use-cases/open-dashboard.ts';
import { readPayouts } from './use-cases/read-payouts.ts';
import { readPayoutsAnew } from './use-cases/read-payouts-anew.ts';
import { setPaymentPolicy } from './use-cases/set-payment-policy.ts';
import { setVat } from './use-cases/set-vat.ts';

export function payoutsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readPayouts, async (c) => {
    return c.json(presentPayouts(await readPayouts(app, await personOf(c))), 200);
  });

  router.openapi(contract.connectPayouts, async (c) => {
    return c.json({ url: await connectPayouts(app, await ownPersonOf(c), c.req.valid('json').country) }, 200);
  });

  router.openapi(contract.disconnectPayouts, async (c) => {
    const person = await ownPersonOf(c);
    await disconnectPayouts(app, person);
    return c.json(presentPayouts(await readPayouts(app, person)), 200);
  });

  router.openapi(contract.readPayoutsAnew, async (c) => {
    return c.json(presentPayouts(await readPayoutsAnew(app, await personOf(c))), 200);
  });

  router.openapi(contract.openPayoutsDashboard, async (c) => {
    return c.json({ url: await openDashboard(app, await ownPersonOf(c)) }, 200);
  });

  router.openapi(contract.setPaymentPolicy, async (c) => {
    const person = await ownPersonOf(c);
    await setPaymentPolicy(app, person, c.req.valid('json'));
    return c.json(presentPayouts(await readPayouts(app, person)), 200);
  });

  router.openapi(contract.setVat, async (c) => {
    const person = await ownPersonOf(c);
    await setVat(app, person, c.req.valid('json'));
    return c.json(presentPayouts(await readPayouts(app, person)), 200);
  });

  return router;
}
