import type { App } from '#platform/app';
import { actorOf, createRouter, personOf, type RouteContext } from '#platform/http';
import * as contract from './availability.contract.ts';
import { presentAvailability, presentOwnAvailability, presentSlots, presentStranded } from './availability.present.ts';
import { readSchedule } from './availability.store.ts';
import { presentDecision } from './decision.present.ts';
import { explainSlot } from './use-cases/explain-slot.ts';
import { listSlots } from './use-cases/list-slots.ts';
import { setAvailability } from './use-cases/set-availability.ts';

export interface AvailabilityPorts {
  /** The hold that the asker's cookie speaks of: its time is free for them. */
  readonly findOwnHold?: (c: RouteContext) => Promise<number | undefined>;
}

export function availabilityRoutes(app: App, ports: AvailabilityPorts) {
  const router = createRouter();

  router.openapi(contract.getAvailability, async (c) => {
    const { userId } = c.req.valid('param');
    const [actor, schedule] = await Promise.all([actorOf(c), readSchedule(app.database, userId)]);
    const present = actor?.id === userId ? presentOwnAvailability : presentAvailability;
    return c.json(present(schedule), 200);
  });

  router.openapi(contract.setAvailability, async (c) => {
    const person = await personOf(c);
    const { schedule, stranded } = await setAvailability(app, person, c.req.valid('json'));
    return c.json({ ...presentOwnAvailability(schedule), stranded: presentStranded(stranded) }, 200);
  });

  router.openapi(contract.listSlots, async (c) => {
    const { userId } = c.req.valid('param');
    const ownHoldId = await ports.findOwnHold?.(c);
    return c.json(presentSlots(await listSlots(app, { userId, ...c.req.valid('query'), ownHoldId })), 200);
  });

  router.openapi(contract.explainSlot, async (c) => {
    const person = await personOf(c);
    const { userId } = c.req.valid('param');
    return c.json(presentDecision(await explainSlot(app, person, { userId, ...c.req.valid('query') })), 200);
  });

  return router;
}
