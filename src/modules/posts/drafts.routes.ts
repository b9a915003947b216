import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { createRouter, cutPage, personOf, readPage } from '#platform/http';
import * as contract from './posts.contract.ts';
import { presentDraft } from './posts.present.ts';
import { withImages } from './post-parts.store.ts';
import { showPost } from './posts.routes.ts';
import { findDraft, listDrafts } from './posts.store.ts';
import { changeDraft, createDraft, publishDraft } from './use-cases/keep-draft.ts';
import { removePost } from './use-cases/remove-post.ts';

/** One's own drafts. */
export function draftsRoutes(app: App) {
  const router = createRouter();

  router.openapi(contract.listDrafts, async (c) => {
    const person = await personOf(c);
    const page = readPage(c.req.valid('query'));
    const rows = await listDrafts(app.database, person.id, page);
    const shown = cutPage(c, rows, page, ({ createdAt, id }) => ({ at: createdAt, id }));
    const drafts = await withImages(app.database, shown);
    return c.json(drafts.map(presentDraft), 200);
  });

  router.openapi(contract.createDraft, async (c) => {
    const person = await personOf(c);
    return c.json(await show(person.id, await createDraft(app, person, c.req.valid('json'))), 201);
  });

  router.openapi(contract.getDraft, async (c) => {
    const person = await personOf(c);
    return c.json(await show(person.id, c.req.valid('param').draftId), 200);
  });

  router.openapi(contract.changeDraft, async (c) => {
    const person = await personOf(c);
    const { draftId } = c.req.valid('param');
    await changeDraft(app, person, draftId, c.req.valid('json'));
    return c.json(await show(person.id, draftId), 200);
  });

  router.openapi(contract.removeDraft, async (c) => {
    await removePost(app, await personOf(c), c.req.valid('param').draftId, true);
    return c.body(null, 204);
  });

  router.openapi(contract.publishDraft, async (c) => {
    const person = await personOf(c);
    const { draftId } = c.req.valid('param');
    await publishDraft(app, person, draftId);
    return c.json(await showPost(app, person.id, draftId), 201);
  });

  async function show(userId: number, id: number) {
    const row = await findDraft(app.database, userId, id);
    if (!row) throw refuse('not_found');
    const [draft] = await withImages(app.database, [row]);
    return presentDraft(draft!);
  }

  return router;
}
