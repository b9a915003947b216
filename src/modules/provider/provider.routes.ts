import type { App } from '#platform/app';
import { createRouter } from '#platform/http';
import * as contract from './provider.contract.ts';
import { presentAccountPage, presentDispute, presentInvoice, presentPay, presentPortal } from './provider.present.ts';
import { foundIn, openSandbox } from './use-cases/open-sandbox.ts';
import { takeEvent, type ListenToProvider } from './use-cases/take-event.ts';

/** Where the provider tells us what happened. `listeners` are the modules that have something to do with it. */
export function providerRoutes(app: App, listeners: readonly ListenToProvider[]) {
  const router = createRouter();

  router.openapi(contract.takeEvent, async (c) => {
    const signature = c.req.header('Stripe-Signature') ?? '';
    await takeEvent(app, { body: await c.req.text(), signature }, listeners);
    return c.json({ received: true as const }, 200);
  });

  return router;
}

/** What the hosted pages of the sandbox ask and do. */
export function sandboxRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readPay, async (c) => {
    const { sessionId } = c.req.valid('param');
    return c.json(presentPay(await foundIn(openSandbox(app).readPay(sessionId))), 200);
  });

  router.openapi(contract.pay, async (c) => {
    const { sessionId } = c.req.valid('param');
    const { number } = c.req.valid('json');
    return c.json({ outcome: await foundIn(openSandbox(app).pay(sessionId, number)) }, 200);
  });

  router.openapi(contract.authenticate, async (c) => {
    const { sessionId } = c.req.valid('param');
    const { agreed } = c.req.valid('json');
    return c.json({ outcome: await foundIn(openSandbox(app).authenticate(sessionId, agreed)) }, 200);
  });

  router.openapi(contract.readPortal, async (c) => {
    const { portalId } = c.req.valid('param');
    return c.json(presentPortal(await foundIn(openSandbox(app).readPortal(portalId))), 200);
  });

  router.openapi(contract.actInPortal, async (c) => {
    const { portalId } = c.req.valid('param');
    const done = await foundIn(openSandbox(app).actInPortal(portalId, c.req.valid('json')));
    return c.json({ done }, 200);
  });

  router.openapi(contract.readAccountPage, async (c) => {
    const { doorId } = c.req.valid('param');
    return c.json(presentAccountPage(await foundIn(openSandbox(app).readAccountPage(doorId))), 200);
  });

  router.openapi(contract.actOnAccount, async (c) => {
    const { doorId } = c.req.valid('param');
    const next = await foundIn(openSandbox(app).actOnAccount(doorId, c.req.valid('json').act));
    return c.json({ next }, 200);
  });

  router.openapi(contract.readDispute, async (c) => {
    const { disputeId } = c.req.valid('param');
    return c.json(presentDispute(await foundIn(openSandbox(app).readDispute(disputeId))), 200);
  });

  router.openapi(contract.decideDispute, async (c) => {
    const { disputeId } = c.req.valid('param');
    const { won } = c.req.valid('json');
    return c.json(presentDispute(await foundIn(openSandbox(app).decideDispute(disputeId, won))), 200);
  });

  router.openapi(contract.readInvoice, async (c) => {
    const { invoiceId } = c.req.valid('param');
    return c.json(presentInvoice(await foundIn(openSandbox(app).readInvoice(invoiceId))), 200);
  });

  return router;
}
