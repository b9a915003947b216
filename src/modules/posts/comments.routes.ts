import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { actorOf, createRouter, cutPage, personOf, readPage } from '#platform/http';
import { presentComment, presentReply } from './comments.present.ts';
import * as contract from './posts.contract.ts';
import { addComment } from './use-cases/add-comment.ts';
import { loadComments, loadNamed, readComment, readComments, readReplies } from './use-cases/read-comments.ts';
import * as tending from './use-cases/tend-comment.ts';

/** Comments and their replies. */
export function commentsRoutes(app: App) {
  const router = createRouter();
  const byTime = ({ createdAt, id }: { createdAt: number; id: number }) => ({ at: createdAt, id });

  router.openapi(contract.listComments, async (c) => {
    const actor = await actorOf(c);
    const page = readPage(c.req.valid('query'));
    const { pinned, roots } = await readComments(app, actor, c.req.valid('param').postId, page);
    const shown = cutPage(c, roots, page, byTime);
    const comments = await loadComments(app.database, actor, pinned ? [pinned, ...shown] : shown);
    return c.json(
      comments.roots.map((row) => presentComment(row, comments)),
      200,
    );
  });

  router.openapi(contract.listReplies, async (c) => {
    const page = readPage(c.req.valid('query'));
    const rows = await readReplies(app, await actorOf(c), c.req.valid('param').commentId, page);
    const shown = cutPage(c, rows, page, byTime);
    const named = await loadNamed(app.database, shown);
    return c.json(
      shown.map((row) => presentReply(row, named)),
      200,
    );
  });

  router.openapi(contract.addComment, async (c) => {
    const person = await personOf(c);
    const id = await addComment(app, person, { ...c.req.valid('param'), ...c.req.valid('json') });
    return c.json(await show(person, id), 201);
  });

  router.openapi(contract.removeComment, async (c) => {
    await tending.removeComment(app, await personOf(c), c.req.valid('param').commentId);
    return c.body(null, 204);
  });

  router.openapi(contract.hideComment, async (c) => {
    const person = await personOf(c);
    const { commentId } = c.req.valid('param');
    await tending.hideComment(app, person, commentId);
    return c.json(await show(person, commentId), 200);
  });

  router.openapi(contract.showComment, async (c) => {
    const person = await personOf(c);
    const { commentId } = c.req.valid('param');
    await tending.showComment(app, person, commentId);
    return c.json(await show(person, commentId), 200);
  });

  router.openapi(contract.pinComment, async (c) => {
    const person = await personOf(c);
    const { commentId } = c.req.valid('param');
    await tending.pinComment(app, person, commentId);
    return c.json(await show(person, commentId), 200);
  });

  router.openapi(contract.unpinComment, async (c) => {
    const person = await personOf(c);
    const { commentId } = c.req.valid('param');
    await tending.unpinComment(app, person, commentId);
    return c.json(await show(person, commentId), 200);
  });

  async function show(person: Person, id: number) {
    const comments = await readComment(app, person, id);
    return presentComment(comments.roots[0]!, comments);
  }

  return router;
}
