import type { Actor } from '#kernel/actor';
import { allows } from '#modules/accounts';
import type { App } from '#platform/app';
import { actorOf, createRouter, personOf, type RouteContext } from '#platform/http';
import * as contract from './availability.contract.ts';
import {
  presentAvailability,
  presentClosed,
  presentOwnAvailability,
  presentPolicy,
  presentSlots,
  presentStranded,
} from './availability.present.ts';
import { readSchedule } from './availability.store.ts';
import { presentDecision } from './decision.present.ts';
import { presentTimeZones, presentZoneClocks } from './time-zones.present.ts';
import { explainSlot } from './use-cases/explain-slot.ts';
import { listSlots, withoutSlots } from './use-cases/list-slots.ts';
import { previewAvailability } from './use-cases/preview-availability.ts';
import { setAvailability } from './use-cases/set-availability.ts';

export interface AvailabilityPorts {
  /** The hold that the asker's cookie speaks of: its time is free for them. */
  readonly findOwnHold?: (c: RouteContext) => Promise<number | undefined>;
  /** Whether a person takes nothing from whoever asks: then no time is free for them. */
  readonly isClosedTo?: (actor: Actor, userId: number) => Promise<boolean>;
}

export function availabilityRoutes(app: App, ports: AvailabilityPorts) {
  const router = createRouter();

  router.openapi(contract.getAvailability, async (c) => {
    const { userId } = c.req.valid('param');
    const [actor, schedule] = await Promise.all([actorOf(c), readSchedule(app.database, userId)]);
    const own = actor?.id === userId;
    const shown = own ? presentOwnAvailability(schedule) : presentAvailability(schedule, app.clock.now());
    const closed = presentClosed((entitlement) => allows(app, entitlement, schedule.terms));
    return c.json({ ...shown, ...closed, ...presentPolicy(schedule.policy) }, 200);
  });

  router.openapi(contract.setAvailability, async (c) => {
    const person = await personOf(c);
    const { schedule, stranded } = await setAvailability(app, person, c.req.valid('json'));
    return c.json({ ...presentOwnAvailability(schedule), stranded: presentStranded(stranded) }, 200);
  });

  router.openapi(contract.previewAvailability, async (c) => {
    const person = await personOf(c);
    const stranded = await previewAvailability(app, person, c.req.valid('json'));
    return c.json({ stranded: presentStranded(stranded) }, 200);
  });

  router.openapi(contract.listSlots, async (c) => {
    const { userId } = c.req.valid('param');
    const [ownHoldId, actor] = await Promise.all([ports.findOwnHold?.(c), actorOf(c)]);
    const [listed, closed] = await Promise.all([
      listSlots(app, { userId, ...c.req.valid('query'), ownHoldId }),
      actor && ports.isClosedTo?.(actor, userId),
    ]);
    return c.json(presentSlots(closed ? withoutSlots(listed) : listed), 200);
  });

  router.openapi(contract.explainSlot, async (c) => {
    const person = await personOf(c);
    const { userId } = c.req.valid('param');
    return c.json(presentDecision(await explainSlot(app, person, { userId, ...c.req.valid('query') })), 200);
  });

  router.openapi(contract.listTimeZones, (c) => c.json(presentTimeZones(app.clock.now()), 200));

  router.openapi(contract.readZoneClocks, (c) =>
    c.json(presentZoneClocks(c.req.valid('query').names, app.clock.now()), 200),
  );

  return router;
}
