import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf } from '#platform/http';
import * as contract from './catalogue.contract.ts';
import { presentService } from './catalogue.present.ts';
import { removeService } from './catalogue.store.ts';
import { addSamples } from './use-cases/add-samples.ts';
import { addService } from './use-cases/add-service.ts';
import { changeService } from './use-cases/change-service.ts';
import { listServices } from './use-cases/list-services.ts';
import { orderServices } from './use-cases/order-services.ts';

export function catalogueRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listServices, async (c) => {
    const { userId } = c.req.valid('param');
    const drafts = c.req.valid('query').drafts === 'true';
    const services = await listServices(app, () => actorOf(c), { userId, drafts });
    return c.json(services.map(presentService), 200);
  });

  router.openapi(contract.addService, async (c) => {
    const person = await personOf(c);
    return c.json(presentService(await addService(app, person, c.req.valid('json'))), 201);
  });

  router.openapi(contract.orderServices, async (c) => {
    const person = await personOf(c);
    const services = await orderServices(app, person, c.req.valid('json').serviceIds);
    return c.json(services.map(presentService), 200);
  });

  router.openapi(contract.addSamples, async (c) => {
    const person = await personOf(c);
    const services = await addSamples(app, person);
    return c.json(services.map(presentService), 200);
  });

  router.openapi(contract.changeService, async (c) => {
    const person = await personOf(c);
    const service = await changeService(app, person, c.req.valid('param').serviceId, c.req.valid('json'));
    return c.json(presentService(service), 200);
  });

  router.openapi(contract.removeService, async (c) => {
    const person = await personOf(c);
    const removed = await removeService(app.database, person.id, c.req.valid('param').serviceId, app.clock.now());
    if (!removed) throw refuse('not_found');
    return c.body(null, 204);
  });

  return router;
}
