import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedManageToken } from '#modules/bookings';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { tookPlace } from '#tests/support/took-place.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

let day = 1;
/** A visit of a guest with Ada that took place, on a day of its own; answers its id and its link's rating. */
async function visited(more: object = {}) {
  const date = new Date(Date.UTC(2026, 11, day++, 10)).toISOString();
  const { body } = await studio.bookAsGuest(date, more);
  await tookPlace(studio, body.id);
  await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'completed' });
  const manage = `/api/manage/${body.manageToken}`;
  return { id: body.id as number, manage, path: `${manage}/rating` };
}
const ofAda = async () => (await studio.nobody().get(`/api/ratings/artist/${studio.ada.id}`)).body;

test('Grace rates her visit behind her link, and everybody reads it under her first name', async () => {
  const { id, path } = await visited();
  const grace = studio.nobody();
  expect((await grace.get(path)).body).toEqual({ rating: null });
  const { status, body } = await grace.post(path, { rating: 4, comment: ' Neat work. ' });
  expect(status).toBe(201);
  const user = { fullName: 'Grace', username: null, profileImage: null, profession: null };
  expect(body).toMatchObject({ bookingId: id, userId: null, rating: 4, comment: 'Neat work.', images: [], user });
  expect((await grace.get(path)).body.rating).toEqual(body);
  expect(await ofAda()).toMatchObject({ ratings: [{ id: body.id, user }], averageRating: 4, ratingsCount: 1 });
  const told = (await studio.ada.get('/api/notifications')).body;
  expect(told.map(({ sentence }: { sentence: string }) => sentence)).toContain('Grace gave you 4 stars for Cut.');
});

test('once, also when two windows send at the same moment; then changed for fourteen days', async () => {
  const { path } = await visited();
  const grace = studio.nobody();
  const answers = await Promise.all([grace.post(path, { rating: 2 }), grace.post(path, { rating: 3 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const before = await ofAda();
  expect((await grace.patch(path, { rating: 5, comment: 'Better than I thought' })).body).toMatchObject({
    rating: 5,
    comment: 'Better than I thought',
    editedAt: expect.any(String),
  });
  expect((await ofAda()).distribution[4]).toBe(before.distribution[4] + 1);
  studio.clock.at = thursdayMorning + 14 * 86_400_000;
  expect((await grace.patch(path, { rating: 1 })).body.code).toBe('rating_settled');
  studio.clock.at = thursdayMorning;
});

test('only a visit that took place, only with a right link, only with stars', async () => {
  const { body } = await studio.bookAsGuest('2026-12-23T10:00:00Z');
  const open = `/api/manage/${body.manageToken}/rating`;
  expect((await studio.nobody().post(open, { rating: 5 })).body.code).toBe('not_completed');
  const { path } = await visited();
  for (const rating of [0, 6, 4.5, '5', undefined]) {
    expect((await studio.nobody().post(path, { rating })).status).toBe(400);
  }
  expect((await studio.nobody().patch(path, { rating: 5 })).status).toBe(404);
  const wrong = path.replace('/rating', 'x/rating');
  expect((await studio.nobody().post(wrong, { rating: 5 })).status).toBe(404);
  expect((await studio.nobody().get(wrong)).status).toBe(404);
});

test('Ada answers a guest once, and the guest reads it behind the link', async () => {
  const { path } = await visited();
  const { body } = await studio.nobody().post(path, { rating: 5 });
  const reply = () => studio.ada.post(`/api/ratings/${body.id}/reply`, { reply: 'Come again' });
  expect((await reply()).status).toBe(200);
  expect((await reply()).body.code).toBe('already_replied');
  expect((await studio.nobody().get(path)).body.rating.reply).toBe('Come again');
});

test('claimed for an account, the rating goes with the visit; also when both happen at the same moment', async () => {
  const { manage, path } = await visited();
  const { body } = await studio.nobody().post(path, { rating: 3 });
  await studio.cleo.post(`${manage}/claim`);
  const own = (await studio.cleo.get(`/api/ratings/client/${studio.cleo.id}`)).body;
  expect(own).toMatchObject([{ id: body.id, user: { fullName: 'Cleo', username: 'cleo' } }]);
  expect((await studio.cleo.patch(`/api/ratings/${body.id}`, { rating: 4 })).status).toBe(200);

  const dora = await studio.person('dora');
  const visits = await Promise.all([visited(), visited(), visited(), visited()]);
  await Promise.all(
    visits.flatMap((visit) => [studio.nobody().post(visit.path, { rating: 5 }), dora.post(`${visit.manage}/claim`)]),
  );
  const { body: claimed } = await dora.get(`/api/ratings/client/${dora.id}`);
  const authors = visits.map(({ id }) => claimed.find((each: any) => each.bookingId === id)?.userId);
  expect(authors).toEqual(visits.map(() => dora.id));
});

test('somebody with an account rates behind the link of a mail, too, and owns what they said', async () => {
  const { id, manage } = await visited();
  await studio.cleo.post(`${manage}/claim`);
  // The guest's own link rests since; the account's mails have theirs.
  const link = mailedManageToken(studio.app, { id, manageVersion: 2, client: {} });
  const { body } = await studio.nobody().post(`/api/manage/${link}/rating`, { rating: 5 });
  expect(body).toMatchObject({ userId: studio.cleo.id, user: { username: 'cleo' } });
});
