import { createRoute, z } from '@hono/zod-openapi';
import { personCard } from '#modules/accounts/contract';
import { answers, pageQuery, pathId, refusals, takes } from '#platform/http';
import { noticeTopics, settableTopics } from './rules/index.ts';

const settable = z.enum(settableTopics);
export const topic = z.enum(noticeTopics);

/** What a person is told; `people` are the latest of `count`, `sentence` puts it into words. */
export const notice = z
  .object({
    id: z.number(),
    topic,
    kind: z.string(),
    sentence: z.string(),
    people: z.array(personCard),
    /** Who did it without an account, by name. */
    guest: z.string().nullable(),
    count: z.number(),
    href: z.string(),
    updatedAt: z.iso.datetime(),
    read: z.boolean(),
  })
  .openapi('Notice');

export type NoticeOnWire = z.infer<typeof notice>;

export const listNotices = createRoute({
  method: 'get',
  path: '/api/notifications',
  request: { query: pageQuery.extend({ topic: topic.optional() }) },
  responses: { 200: answers('What one was told, the latest first', z.array(notice)), ...refusals(400, 401) },
});

export const countUnread = createRoute({
  method: 'get',
  path: '/api/notifications/unread',
  responses: { 200: answers('Counted up to 100', z.object({ count: z.number() })), ...refusals(401) },
});

export const readNotice = createRoute({
  method: 'post',
  path: '/api/notifications/{noticeId}/read',
  request: { params: z.object({ noticeId: pathId }) },
  responses: { 204: { description: 'Read' }, ...refusals(401, 404) },
});

export const readAllNotices = createRoute({
  method: 'post',
  path: '/api/notifications/read',
  responses: { 204: { description: 'All read' }, ...refusals(401) },
});

export const noticeSettings = z.record(settable, z.boolean()).openapi('NoticeSettings');

export type NoticeSettings = z.infer<typeof noticeSettings>;

export const readNoticeSettings = createRoute({
  method: 'get',
  path: '/api/notifications/settings',
  responses: { 200: answers('Which topics one is told of inside Uli', noticeSettings), ...refusals(401) },
});

export const setNoticeSettings = createRoute({
  method: 'put',
  path: '/api/notifications/settings',
  request: takes(z.partialRecord(settable, z.boolean())),
  responses: { 200: answers('The settings after the change', noticeSettings), ...refusals(400, 401) },
});

/**
 * Server-sent events: what concerns the signed-in person, and posts that they look at. Each message is JSON with a `name`;
 * `Last-Event-ID` brings what was missed, or `reset` when that is too much.
 */
export const listenToEvents = createRoute({
  method: 'get',
  path: '/api/events',
  request: {
    query: z.object({
      posts: z
        .string()
        .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/)
        .optional(),
    }),
    headers: z.object({ 'last-event-id': z.string().max(20).optional() }),
  },
  responses: {
    200: { description: 'Events as they happen', content: { 'text/event-stream': { schema: z.string() } } },
    ...refusals(400, 401, 429),
  },
});
