import type { Schema } from './openapi.ts';
import { publish, upload } from './posts.ts';
import { createStudio, type Studio } from './studio.ts';

/** A studio in which there is one of everything. */
export interface Furnished extends Studio {
  /** What there is, by the names that paths and bodies have for it. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** Ada has a post, a draft, a lookbook and an offer; Cleo has booked, written and commented. */
export async function createFurnished(settings: Record<string, string> = {}): Promise<Furnished> {
  const studio = await createStudio({}, settings);
  const { ada, cleo, serviceId } = studio;
  const postId = await publish(ada);
  const booking = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  const guests = (await studio.bookAsGuest('2026-12-01T12:00:00Z')).body;
  const written = (await cleo.post('/api/messages', { recipientId: ada.id, content: 'Hello' })).body;
  const [mediaId] = await upload(ada);
  const known = {
    artistId: ada.id,
    userId: cleo.id,
    recipientId: cleo.id,
    followerId: ada.id,
    followingId: cleo.id,
    serviceId,
    postId,
    subjectId: postId,
    subjectKind: 'post',
    images: [{ id: mediaId }],
    id: mediaId,
    bookingId: booking.id,
    version: booking.version,
    token: guests.manageToken,
    threadId: written.threadId,
    messageId: written.id,
    commentId: (await cleo.post(`/api/posts/${postId}/comments`, { content: 'Lovely' })).body.id,
    offerId: (await ada.post('/api/offers', { title: 'Special', percent: 5 })).body.id,
    openingId: (await ada.post('/api/openings', { serviceId, date: '2026-12-03T13:00:00Z' })).body.id,
    draftId: (await ada.post('/api/drafts', {})).body.id,
    lookbookId: (await ada.post('/api/lookbooks', { name: 'Wedding' })).body.id,
    noticeId: (await ada.get('/api/notifications')).body[0].id,
    role: 'artist',
    username: 'ada',
    customUrl: 'ada',
    email: 'new@example.com',
    password: 'six-or-more',
    date: '2026-12-02T10:00:00Z',
    day: '2026-12-02',
    start: '09:00',
    end: '17:00',
    timeZone: 'Europe/London',
    percent: 5,
    slotStep: 60,
    sessionId: 999_999,
    passkeyId: 999_999,
    format: 'svg',
    ratingId: 999_999,
    mailId: 999_999,
    exportId: 999_999,
    paymentId: 999_999,
    refundId: 999_999,
    disputeId: 'dp_nobodys',
    holdId: 999_999,
    reportId: 999_999,
    contactMessageId: 999_999,
    categoryId: 999_999,
    intoId: 999_999,
    categorySlug: 'hair',
    slug: 'tooth-gems',
    decisionId: 999_999,
    filterId: 999_999,
    decisionToken: 'nobodys',
  };
  return { ...studio, known };
}

/** A body that the schema takes, with something at one place in it; `known` are values by their name. */
export function bodyWith(schema: Schema, at: string, value: unknown, known: Furnished['known']): unknown {
  const [step = '', ...rest] = at.split('.');
  if (!at) return value;
  if (schema.items) return [bodyWith(schema.items, rest.join('.'), value, known)];
  const { properties = {}, required = [] } = schema.anyOf?.find((each) => each.properties) ?? schema;
  const body = Object.fromEntries(required.map((name) => [name, valueFor(properties[name]!, name, known)]));
  return { ...body, [step]: bodyWith(properties[step]!, rest.join('.'), value, known) };
}

function valueFor(schema: Schema, name: string, known: Furnished['known']): unknown {
  if (name in known) return known[name];
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type !== 'object') return 'words';
  return Object.fromEntries(
    (schema.required ?? []).map((each) => [each, valueFor(schema.properties![each]!, each, known)]),
  );
}
