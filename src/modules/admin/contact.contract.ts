import { createRoute, z } from '@hono/zod-openapi';
import { contactMessage } from '#modules/contact/contract';
import { answers, pathId, refusals, takes, wireLines } from '#platform/http';

const params = z.object({ contactMessageId: pathId });

export const readContactMessage = createRoute({
  method: 'patch',
  path: '/api/admin/contact-messages/{contactMessageId}',
  request: { params, ...takes(z.object({ read: z.boolean() })) },
  responses: { 200: answers('Read, or to be read again', contactMessage), ...refusals(400, 401, 403, 404) },
});

export const answerContactMessage = createRoute({
  method: 'post',
  path: '/api/admin/contact-messages/{contactMessageId}/answer',
  request: { params, ...takes(z.object({ answer: wireLines(5000, 1) })) },
  responses: {
    200: answers('Mailed to whoever wrote, and kept; once', contactMessage),
    ...refusals(400, 401, 403, 404, 409),
  },
});
