import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { image } from '#modules/media/contract';
import { answers, bodyId, pageQuery, pathId, refusals, takes, wireLines } from '#platform/http';

const instant = z.iso.datetime();
const threadId = z.object({ threadId: pathId });

export const message = z
  .object({
    id: z.number(),
    threadId: z.number(),
    senderId: z.number(),
    /** Empty when it is a picture alone, or was taken back. */
    content: z.string(),
    image: image.nullable(),
    deleted: z.boolean(),
    createdAt: instant,
  })
  .openapi('Message');

export type MessageOnWire = z.infer<typeof message>;

/**
 * How a thread stands for the one who asks: `open`; `requested` by them and not answered yet; a `request` to them, which they
 * accept by answering; `declined` by them. Whoever asked is not told that they were declined.
 */
const state = z.enum(['open', 'requested', 'request', 'declined']);

export const listedThread = z
  .object({
    id: z.number(),
    state,
    person: personCard,
    /** Whether the account of the other one is deleted or about to be; `person` has no name then. */
    gone: z.boolean(),
    unreadCount: z.number(),
    last: message,
  })
  .openapi('ListedThread');

export type ListedThreadOnWire = z.infer<typeof listedThread>;

/** The booking that two people share: the next one to come, else the latest visit, else the latest that came to nothing. */
export const sharedBooking = z
  .object({
    id: z.number(),
    status: z.string(),
    serviceName: z.string(),
    startsAt: instant,
    endsAt: instant,
    timeZone: z.string(),
    artistId: z.number(),
    upcoming: z.boolean(),
  })
  .openapi('SharedBooking');

export type SharedBookingOnWire = z.infer<typeof sharedBooking>;

export const thread = z
  .object({
    id: z.number(),
    state,
    person: personCard,
    /** As in the list. */
    gone: z.boolean(),
    unreadCount: z.number(),
    /** The last message that the other one has read. */
    readUpTo: z.number(),
    /** Whether one may write now; else `whyNot` says why not, in a sentence. */
    mayWrite: z.boolean(),
    whyNot: z.string().nullable(),
    booking: sharedBooking.nullable(),
  })
  .openapi('Thread');

export type ThreadOnWire = z.infer<typeof thread>;

export const listThreads = createRoute({
  method: 'get',
  path: '/api/threads',
  request: { query: pageQuery.extend({ show: z.enum(['open', 'requests']).default('open') }) },
  responses: { 200: answers('One’s threads, the latest first', z.array(listedThread)), ...refusals(400, 401) },
});

export const getThread = createRoute({
  method: 'get',
  path: '/api/threads/{threadId}',
  request: { params: threadId },
  responses: { 200: answers('The thread', thread), ...refusals(401, 404) },
});

export const findThread = createRoute({
  method: 'get',
  path: '/api/threads/with/{userId}',
  request: { params: z.object({ userId: pathId }) },
  responses: {
    200: answers(
      'The thread with somebody, if there is one; else whether the first message to them is a request',
      z.object({ threadId: z.number().nullable(), person: personCard, isRequest: z.boolean() }),
    ),
    ...refusals(400, 401, 404),
  },
});

export const listMessages = createRoute({
  method: 'get',
  path: '/api/threads/{threadId}/messages',
  request: {
    params: threadId,
    query: z.object({
      limit: pageQuery.shape.limit,
      /** Older than this message. */
      before: pathId.optional(),
      /** Newer than this message. */
      after: pathId.optional(),
    }),
  },
  responses: {
    200: answers('In the order written; `Link` leads on in the same direction', z.array(message)),
    ...refusals(400, 401, 404),
  },
});

const words = { content: wireLines(2000).default(''), mediaId: bodyId.optional() };

export const sendMessage = createRoute({
  method: 'post',
  path: '/api/threads/{threadId}/messages',
  request: { params: threadId, ...takes(z.object(words)) },
  responses: { 201: answers('The message', message), ...refusals(400, 401, 404, 409, 429) },
});

/** To somebody with whom there may be no thread yet. */
export const writeTo = createRoute({
  method: 'post',
  path: '/api/messages',
  request: takes(z.object({ recipientId: bodyId, ...words })),
  responses: { 201: answers('The message', message), ...refusals(400, 401, 404, 409, 429) },
});

export const removeMessage = createRoute({
  method: 'delete',
  path: '/api/messages/{messageId}',
  request: { params: z.object({ messageId: pathId }) },
  responses: { 204: { description: 'Taken back for both' }, ...refusals(401, 404) },
});

export const acceptThread = createRoute({
  method: 'post',
  path: '/api/threads/{threadId}/accept',
  request: { params: threadId },
  responses: { 200: answers('Open', thread), ...refusals(401, 404) },
});

export const declineThread = createRoute({
  method: 'post',
  path: '/api/threads/{threadId}/decline',
  request: { params: threadId },
  responses: { 200: answers('Declined; they are not told', thread), ...refusals(401, 404, 409) },
});

export const readThread = createRoute({
  method: 'post',
  path: '/api/threads/{threadId}/read',
  request: { params: threadId, ...takes(z.object({ messageId: bodyId })) },
  responses: { 204: { description: 'Read up to this message' }, ...refusals(400, 401, 404) },
});

export const countUnread = createRoute({
  method: 'get',
  path: '/api/messages/unread',
  responses: {
    200: answers('Threads with something new, those with guests too', z.object({ count: z.number() })),
    ...refusals(401),
  },
});
