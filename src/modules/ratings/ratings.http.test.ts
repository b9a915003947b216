import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { tookPlace } from '#tests/support/took-place.ts';
import { thursdayMorning, type Answer, type Visitor } from '#tests/support/world.ts';

let studio: Studio;
let dora: Visitor;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  dora = await studio.person('dora');
});
afterAll(() => studio.close());

let day = 0;
/** A visit of somebody with Ada that took place, on a day of its own. */
async function completed(who: Visitor = studio.cleo): Promise<number> {
  const date = new Date(Date.UTC(2026, 11, 1 + Math.floor(day / 6), 10 + (day++ % 6))).toISOString();
  const { body } = await studio.book(who, date);
  await tookPlace(studio, body.id);
  await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'completed' });
  return body.id;
}
const rate = (who: Visitor, bookingId: number, more: object = {}) =>
  who.post('/api/ratings', { bookingId, rating: 5, ...more });
/** What kinds of things a person was told. */
const toldTo = async ({ id }: Visitor) => {
  const rows = await studio.app.database.run<{ kind: string }>('SELECT kind FROM notices WHERE user_id = $1', [id]);
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('rating'));
};
const ofAda = async (query = '') => (await studio.nobody().get(`/api/ratings/artist/${studio.ada.id}${query}`)).body;

describe('rating', () => {
  test('nobody has rated Ada yet', async () => {
    expect(await ofAda()).toEqual({ ratings: [], averageRating: 0, ratingsCount: 0, distribution: [0, 0, 0, 0, 0] });
    expect((await studio.nobody().get('/api/ratings/artist/999999')).status).toBe(404);
  });

  test('Cleo rates her visit, everybody sees it, and Ada is told', async () => {
    const bookingId = await completed();
    const { status, body } = await rate(studio.cleo, bookingId, { rating: 4, comment: ' Lovely.\nOn time. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      bookingId,
      userId: studio.cleo.id,
      artistId: studio.ada.id,
      serviceId: studio.serviceId,
      serviceName: 'Cut',
      rating: 4,
      comment: 'Lovely.\nOn time.',
      images: [],
      reply: null,
      editedAt: null,
      createdAt: '2026-11-26T08:00:00.000Z',
      editableUntil: '2026-12-10T08:00:00.000Z',
      user: { username: 'cleo', profileImage: null },
    });
    expect(await ofAda()).toMatchObject({
      ratings: [{ id: body.id }],
      averageRating: 4,
      distribution: [0, 0, 0, 1, 0],
    });
    expect(await toldTo(studio.ada)).toEqual(['rating.received']);
    expect((await studio.ada.get('/api/notifications?topic=ratings')).body).toMatchObject([
      { sentence: 'Cleo gave you 4 stars for Cut.' },
    ]);
    expect((await studio.nobody().get(`/api/users/${studio.ada.id}`)).body).toMatchObject({
      averageRating: 4,
      ratingsCount: 1,
    });
    const own = await studio.cleo.get(`/api/ratings/client/${studio.cleo.id}`);
    expect(own.body).toMatchObject([{ bookingId }]);
    expect((await studio.ada.get(`/api/bookings/${bookingId}/rating`)).body.rating).toMatchObject({ id: body.id });
  });

  test('a rating is reported with its words, by the artist too, and not by whoever wrote it', async () => {
    const { body } = await rate(studio.cleo, await completed(), { comment: 'Buy watches' });
    const report = { subjectKind: 'rating', subjectId: body.id, reason: 'spam' };
    expect((await studio.cleo.post('/api/reports', report)).body.code).toBe('oneself');
    for (const who of [dora, studio.ada]) expect((await who.post('/api/reports', report)).status).toBe(201);
    expect((await dora.post('/api/reports', { ...report, subjectId: 999_999 })).status).toBe(404);
    expect(
      await studio.app.database.run('SELECT excerpt, subject_user_id AS whose, status FROM reports ORDER BY id'),
    ).toEqual(Array.from({ length: 2 }, () => ({ excerpt: 'Buy watches', whose: studio.cleo.id, status: 'open' })));
  });

  test('once: a second one is refused, also when both come at the same moment', async () => {
    const bookingId = await completed();
    const answers = await Promise.all([rate(studio.cleo, bookingId), rate(studio.cleo, bookingId, { rating: 1 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await rate(studio.cleo, bookingId)).body.code).toBe('already_rated');
  });

  test('only its client, and only when it took place', async () => {
    const bookingId = await completed();
    expect((await rate(dora, bookingId)).status).toBe(404);
    expect((await rate(studio.ada, bookingId)).status).toBe(403);
    expect((await rate(studio.nobody(), bookingId)).status).toBe(401);
    const { body: open } = await studio.book(studio.cleo, '2026-12-25T10:00:00Z');
    expect((await rate(studio.cleo, open.id)).body.code).toBe('not_completed');
    await studio.ada.patch(`/api/bookings/${open.id}/status`, { status: 'cancelled' });
    expect((await rate(studio.cleo, open.id)).body.code).toBe('not_completed');
  });

  test('not before it has begun, even when Ada marked it as completed days ahead', async () => {
    const { body: ahead } = await studio.book(studio.cleo, '2026-12-19T10:00:00Z');
    await studio.ada.patch(`/api/bookings/${ahead.id}/status`, { status: 'completed' });
    const { status, body } = await rate(studio.cleo, ahead.id);
    expect([status, body.code, body.message]).toEqual([409, 'not_begun', 'A visit can be rated once it has begun.']);
    studio.clock.at = Date.parse('2026-12-19T10:00:00Z');
    expect((await rate(studio.cleo, ahead.id)).status).toBe(201);
    studio.clock.at = thursdayMorning;
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5' }],
    ['comment', { comment: 'x'.repeat(1001) }],
    ['comment', { comment: 'bell \u0007' }],
    ['mediaIds', { mediaIds: [1, 2, 3, 4, 5] }],
  ])('a wrong %s is refused by its name: %o', async (field, wrong) => {
    const { status, body } = await rate(studio.cleo, 1, wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toContain(field);
  });

  test('somebody else’s picture is refused, and nothing is written', async () => {
    const bookingId = await completed();
    const { body } = await rate(studio.cleo, bookingId, { mediaIds: [999_999] });
    expect(body.code).toBe('pictures_gone');
    expect((await studio.cleo.get(`/api/bookings/${bookingId}/rating`)).body.rating).toBeNull();
  });
});

test('four pictures at most go with it; the ones taken out again are let go', async () => {
  const { body: pictures } = await studio.cleo.post('/api/media', formOf([await photo(60, 40), await photo(50, 40)]));
  const mediaIds = pictures.map(({ id }: { id: number }) => id);
  const { body } = await rate(studio.cleo, await completed(), { mediaIds });
  expect(body.images).toEqual(pictures);
  const { body: fewer } = await studio.cleo.patch(`/api/ratings/${body.id}`, { mediaIds: [mediaIds[1]] });
  expect(fewer.images).toEqual([pictures[1]]);
  const kept = await studio.app.database.run<{ id: number }>('SELECT id FROM media WHERE attached_at IS NOT NULL');
  expect(kept).toEqual([{ id: mediaIds[1] }]);
});

describe('changing and answering', () => {
  test('Cleo changes her mind for fourteen days, and the count follows', async () => {
    const { body } = await rate(studio.cleo, await completed(), { rating: 2 });
    const before = await ofAda();
    const changed = await studio.cleo.patch(`/api/ratings/${body.id}`, { rating: 5 });
    expect(changed.body).toMatchObject({ rating: 5, editedAt: '2026-11-26T08:00:00.000Z' });
    const { distribution } = await ofAda();
    expect(distribution[1]).toBe(before.distribution[1] - 1);
    expect(distribution[4]).toBe(before.distribution[4] + 1);
    expect((await studio.ada.patch(`/api/ratings/${body.id}`, { rating: 5 })).status).toBe(404);
    studio.clock.at = thursdayMorning + 14 * 86_400_000;
    expect((await studio.cleo.patch(`/api/ratings/${body.id}`, { rating: 1 })).body.code).toBe('rating_settled');
    studio.clock.at = thursdayMorning;
  });

  test('Ada answers once, nobody else does, and there is nothing to delete it with', async () => {
    const { body } = await rate(studio.cleo, await completed());
    const reply = (who: Visitor, text: string) => who.post(`/api/ratings/${body.id}/reply`, { reply: text });
    expect((await reply(studio.cleo, 'Me')).status).toBe(403);
    expect((await reply(studio.ada, '   ')).status).toBe(400);
    expect((await reply(studio.ada, 'See you in spring')).body).toMatchObject({ reply: 'See you in spring' });
    expect((await reply(studio.ada, 'And again')).body.code).toBe('already_replied');
    expect((await studio.ada.delete(`/api/ratings/${body.id}`)).status).toBe(404);
    expect(await toldTo(studio.cleo)).toEqual(['rating.answered']);
  });
});

test('the list goes on page by page, newest first, without gaps or repeats', async () => {
  const all = (await ofAda('?limit=100')).ratings.map(({ id }: { id: number }) => id);
  const seen: number[] = [];
  let path: string | undefined = `/api/ratings/artist/${studio.ada.id}?limit=2`;
  while (path) {
    // A page's address is known from the one before.
    const page: Answer = await studio.nobody().get(path);
    seen.push(...page.body.ratings.map(({ id }: { id: number }) => id));
    path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(all);
  expect(seen.length).toBeGreaterThan(3);
});

test('after a storm of ratings and changes, the totals are what a recount finds', async () => {
  const visits: number[] = [];
  for (let index = 0; index < 12; index++) visits.push(await completed(index % 2 ? dora : studio.cleo));
  await Promise.all(
    visits.map(async (bookingId, index) => {
      const who = index % 2 ? dora : studio.cleo;
      const { body } = await rate(who, bookingId, { rating: (index % 5) + 1 });
      const changes = [1, 2, 3].map((step) =>
        who.patch(`/api/ratings/${body.id}`, { rating: ((index + step) % 5) + 1 }),
      );
      await Promise.all([...changes, rate(who, bookingId)]);
    }),
  );
  const counted = await studio.app.database.run<{ stars: number; count: number }>(
    'SELECT rating AS stars, count(*)::int AS count FROM ratings WHERE artist_id = $1 GROUP BY rating',
    [studio.ada.id],
  );
  const recount = [1, 2, 3, 4, 5].map((stars) => counted.find((row) => row.stars === stars)?.count ?? 0);
  expect((await ofAda()).distribution).toEqual(recount);
});
