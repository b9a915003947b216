import type { App } from '#platform/app';
import { adminOf, createRouter, cutPage, freshAdminOf, readPage } from '#platform/http';
import { presentAppeal, presentDecision } from './admin.present.ts';
import * as contract from './decisions.contract.ts';
import { appealDecision, readAppeals, readDecision, settleAppeal } from './use-cases/appeal.ts';

/** What was decided about somebody, and what they say against it. */
export function decisionsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.readDecision, async (c) => {
    const { decisionToken } = c.req.valid('param');
    return c.json(presentDecision(await readDecision(app, decisionToken, { address: c.get('address') })), 200);
  });

  router.openapi(contract.appealDecision, async (c) => {
    const { decisionToken } = c.req.valid('param');
    const { words } = c.req.valid('json');
    const from = { address: c.get('address') };
    return c.json(presentDecision(await appealDecision(app, decisionToken, words, from)), 201);
  });

  router.openapi(contract.listAppeals, async (c) => {
    const person = await adminOf(c);
    const query = c.req.valid('query');
    const page = readPage(query);
    const rows = await readAppeals(app, person, query.status === 'open', page);
    return c.json(cutPage(c, rows, page, ({ appealedAt, id }) => ({ at: appealedAt, id })).map(presentAppeal), 200);
  });

  router.openapi(contract.settleAppeal, async (c) => {
    const { decisionId } = c.req.valid('param');
    await settleAppeal(app, await freshAdminOf(c), decisionId, c.req.valid('json'));
    return c.json({ settled: true as const }, 200);
  });

  return router;
}
