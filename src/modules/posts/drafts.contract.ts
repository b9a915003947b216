import { createRoute, z } from '@hono/zod-openapi';
import { answers, pageQuery, pathId, refusals, takes } from '#platform/http';
import { draft, post } from './post-shape.contract.ts';
import { images, postWords } from './post-words.contract.ts';

const draftId = z.object({ draftId: pathId });
/** Everything may be missing; what is sent replaces what was there. */
const draftWords = z.object({ ...postWords, images: images.optional() });

export const listDrafts = createRoute({
  method: 'get',
  path: '/api/drafts',
  request: { query: pageQuery },
  responses: { 200: answers('One’s drafts, the newest first', z.array(draft)), ...refusals(400, 401) },
});

export const createDraft = createRoute({
  method: 'post',
  path: '/api/drafts',
  request: takes(draftWords),
  responses: { 201: answers('The new draft', draft), ...refusals(400, 401, 409) },
});

export const getDraft = createRoute({
  method: 'get',
  path: '/api/drafts/{draftId}',
  request: { params: draftId },
  responses: { 200: answers('The draft', draft), ...refusals(401, 404) },
});

export const changeDraft = createRoute({
  method: 'patch',
  path: '/api/drafts/{draftId}',
  request: { params: draftId, ...takes(draftWords) },
  responses: { 200: answers('The draft after the change', draft), ...refusals(400, 401, 404, 409) },
});

export const removeDraft = createRoute({
  method: 'delete',
  path: '/api/drafts/{draftId}',
  request: { params: draftId },
  responses: { 204: { description: 'Gone' }, ...refusals(401, 404) },
});

/** The post has the draft's id. */
export const publishDraft = createRoute({
  method: 'post',
  path: '/api/drafts/{draftId}/publish',
  request: { params: draftId },
  responses: { 201: answers('The post', post), ...refusals(400, 401, 404) },
});
