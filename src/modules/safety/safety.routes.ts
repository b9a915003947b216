import { formatInstant } from '#kernel/time';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage, type RouteContext } from '#platform/http';
import * as contract from './safety.contract.ts';
import type { Bar } from './safety.store.ts';
import { liftGuestBlock, readGuestBlocks } from './use-cases/block-guest.ts';
import { makeReport, type SubjectFinders } from './use-cases/make-report.ts';
import { liftBar, readBars, setBar } from './use-cases/set-bar.ts';

export interface SafetyPorts {
  /** Finds what other modules own, so that it can be reported. */
  readonly findSubject: SubjectFinders;
}

export function safetyRoutes(app: App, { findSubject }: SafetyPorts) {
  const router = createRouter();

  router.openapi(contract.blockPerson, async (c) => {
    await setBar(app, await personOf(c), 'block', c.req.valid('json').blockedId);
    return c.json({ blocked: true }, 200);
  });

  router.openapi(contract.unblockPerson, async (c) => {
    await liftBar(app, await personOf(c), 'block', c.req.valid('param').userId);
    return c.json({ blocked: false }, 200);
  });

  router.openapi(contract.listBlocks, async (c) => c.json(await show(c, 'block', c.req.valid('query')), 200));

  router.openapi(contract.listGuestBlocks, async (c) => {
    const page = readPage(c.req.valid('query'));
    const rows = await readGuestBlocks(app, await personOf(c), page);
    const shown = cutPage(c, rows, page, ({ since, id }) => ({ at: since, id }));
    return c.json(
      shown.map(({ since, ...guest }) => ({ ...guest, since: formatInstant(since) })),
      200,
    );
  });

  router.openapi(contract.unblockGuest, async (c) => {
    await liftGuestBlock(app, await personOf(c), c.req.valid('param').guestId);
    return c.json({ blocked: false }, 200);
  });

  router.openapi(contract.mutePerson, async (c) => {
    await setBar(app, await personOf(c), 'mute', c.req.valid('json').mutedId);
    return c.json({ muted: true }, 200);
  });

  router.openapi(contract.unmutePerson, async (c) => {
    await liftBar(app, await personOf(c), 'mute', c.req.valid('param').userId);
    return c.json({ muted: false }, 200);
  });

  router.openapi(contract.listMutes, async (c) => c.json(await show(c, 'mute', c.req.valid('query')), 200));

  router.openapi(contract.makeReport, async (c) => {
    const report = await makeReport(app, await personOf(c), c.req.valid('json'), findSubject);
    return c.json({ ...report, createdAt: formatInstant(report.createdAt) }, 201);
  });

  async function show(c: RouteContext, bar: Bar, query: Parameters<typeof readPage>[0]) {
    const person = await personOf(c);
    const page = readPage(query);
    const rows = await readBars(app, person, bar, page);
    const shown = cutPage(c, rows, page, ({ since, id }) => ({ at: since, id }));
    return shown.map(({ since, ...card }) => ({ ...card, since: formatInstant(since) }));
  }

  return router;
}
