import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockArtist } from '#modules/availability';
import { listen } from '#tests/support/hearing.ts';
import { lineStands } from '#tests/support/line-stands.ts';
import { publish } from '#tests/support/posts.ts';
import { offer as offerService } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';

let studio: Studio;
let thursday: number;
beforeAll(async () => {
  studio = await createStudio({ minNotice: 24 * 60 });
  thursday = studio.clock.at;
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.clock.at = thursday;
  await studio.app.database.run('UPDATE openings SET withdrawn_at = now() WHERE withdrawn_at IS NULL');
});

const add = (date: string, more: object = {}, who = studio.ada) =>
  who.post('/api/openings', { serviceId: studio.serviceId, date, ...more });
const openingsOf = async (who = studio.cleo) =>
  (await who.get(`/api/users/${studio.ada.id}/openings`)).body as { id: number; start: string }[];
const followed = async (who = studio.cleo) => (await who.get('/api/openings?following=true')).body as { id: number }[];
const startsOf = async (who = studio.cleo) => (await openingsOf(who)).map(({ start }) => start);
const follow = (who = studio.cleo) => who.post('/api/followers', { followerId: who.id, followingId: studio.ada.id });

describe('offering a gap', () => {
  test('it is there for everybody, within the notice and off the usual starts, with its price', async () => {
    const { status, body } = await add('2026-11-26T15:40:00Z', { percent: 20 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      start: '2026-11-26T15:40:00.000Z',
      end: '2026-11-26T16:40:00.000Z',
      timeZone: 'Europe/London',
      percent: 20,
      price: 6000,
      discount: 1200,
      total: 4800,
      service: { id: studio.serviceId, name: 'Cut', duration: 60 },
      artist: { id: studio.ada.id, username: 'ada' },
    });
    expect(await openingsOf(studio.nobody())).toEqual([body]);
    expect((await studio.nobody().get('/api/openings')).body).toEqual([body]);
  });

  test('a service that is unpublished while its gap is written down is not offered: that is said', async () => {
    let answer: ReturnType<typeof add> | undefined;
    const service = (published: boolean) =>
      studio.app.database.run('UPDATE services SET published = $2 WHERE id = $1', [studio.serviceId, published]);
    await studio.app.database.transaction(async (transaction) => {
      await lockArtist(transaction, studio.ada.id);
      answer = add('2026-11-26T15:00:00Z');
      await waitsForLock(studio);
      await service(false);
    });
    const { status, body } = await answer!;
    await service(true);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['serviceId']]);
    expect(await openingsOf()).toEqual([]);
  });

  test('an offer that takes off more is its price, as at booking; one that needs a code is not', async () => {
    const offer = (more: object) => studio.ada.post('/api/offers', { title: 'Winter', published: true, ...more });
    await offer({ percent: 50, code: 'SECRET' });
    const { body: winter } = await offer({ percent: 25 });
    const { body: plain } = await add('2026-11-26T15:00:00Z');
    expect(plain).toMatchObject({ percent: null, price: 6000, discount: 1500, total: 4500 });
    await add('2026-11-26T16:30:00Z', { percent: 40, override: true });
    const prices = async () => (await openingsOf()).map(({ total }: any) => total);
    expect(await prices()).toEqual([4500, 3600]);
    await studio.ada.delete(`/api/offers/${winter.id}`);
    expect(await prices()).toEqual([6000, 3600]);
  });

  test('nothing off is as good as no discount', async () => {
    expect((await add('2026-11-26T15:00:00Z', { percent: 0 })).body).toMatchObject({ percent: null, total: 6000 });
    expect((await add('2026-11-26T16:00:00Z', { percent: 91 })).status).toBe(400);
  });

  test('outside the hours only when it is said so, and what is past, far or between minutes never', async () => {
    const evening = '2026-11-26T20:00:00Z';
    const refused = await add(evening);
    expect(refused.status).toBe(409);
    expect(refused.body.fields).toEqual({ date: 'This is outside your hours.' });
    expect((await add('2026-11-26T16:30:00Z')).body.fields.date).toBe('The visit would run past your closing time.');
    expect((await add(evening, { override: true })).status).toBe(201);
    const wrong = [
      '2026-11-26T07:00:00Z',
      new Date(thursday).toISOString(),
      '2026-12-20T12:00:00Z',
      '2026-11-26T15:00:30Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:00Z',
    ];
    for (const date of wrong) expect((await add(date, { override: true })).body).toMatchObject({ code: 'invalid' });
  });

  test('what is busy is refused with the reason, also by a little', async () => {
    const { body: booking } = await studio.book(studio.cleo, '2026-11-28T12:00:00Z');
    for (const date of ['2026-11-28T12:00:00Z', '2026-11-28T11:30:00Z', '2026-11-28T12:45:00Z']) {
      const { status, body } = await add(date, { override: true });
      expect(status).toBe(409);
      expect(body.fields.date).toBe('This time is taken: something else is in your calendar.');
    }
    await studio.cleo.post(`/api/bookings/${booking.id}/cancel`);
    expect((await add('2026-11-28T11:30:00Z')).status).toBe(201);
  });

  test('one moment is offered once, and twenty openings stand at most', async () => {
    expect((await add('2026-11-27T10:00:00Z')).status).toBe(201);
    expect((await add('2026-11-27T10:00:00Z')).body.code).toBe('opening_there');
    const dates = Array.from({ length: 19 }, (_, index) => `2026-11-27T12:${String(index + 10)}:00Z`);
    for (const date of dates) expect((await add(date)).status).toBe(201);
    expect((await add('2026-11-27T13:00:00Z')).body.code).toBe('too_many_openings');
  });

  test('a draft cannot be offered, nor somebody else\u2019s service', async () => {
    const draft = await studio.ada.post('/api/services', { name: 'Draft', duration: 30, price: 100, published: false });
    expect((await add('2026-11-27T10:00:00Z', { serviceId: draft.body.id })).body.fields).toEqual({
      serviceId: 'This service is a draft. Publish it first.',
    });
    expect((await add('2026-11-27T10:00:00Z', {}, studio.cleo)).status).toBe(404);
  });
});

describe('how long it stands', () => {
  test('until its time is booked by whatever way, and again once that is cancelled', async () => {
    await add('2026-11-28T11:30:00Z');
    expect(await startsOf()).toHaveLength(1);
    const { body: booking } = await studio.book(studio.cleo, '2026-11-28T12:00:00Z');
    expect(await startsOf()).toEqual([]);
    await studio.cleo.post(`/api/bookings/${booking.id}/cancel`);
    expect(await startsOf()).toHaveLength(1);
    const { body: block } = await studio.ada.post('/api/calendar/blocks', {
      start: '2026-11-28T11:45:00Z',
      end: '2026-11-28T12:00:00Z',
    });
    expect(await startsOf()).toEqual([]);
    await studio.ada.delete(`/api/calendar/blocks/${block.id}`);
    expect(await startsOf()).toHaveLength(1);
  });

  test('until it begins, or is taken back', async () => {
    const { body } = await add('2026-11-27T10:00:00Z');
    studio.clock.at = Date.parse('2026-11-27T10:00:00Z');
    expect(await startsOf()).toEqual([]);
    studio.clock.at = thursday;
    expect((await studio.cleo.delete(`/api/openings/${body.id}`)).status).toBe(404);
    expect((await studio.ada.delete(`/api/openings/${body.id}`)).status).toBe(204);
    expect((await studio.ada.delete(`/api/openings/${body.id}`)).status).toBe(404);
    expect(await startsOf()).toEqual([]);
    expect((await add('2026-11-27T10:00:00Z')).status).toBe(201);
  });

  test('while its service can be booked, at the price of now', async () => {
    await add('2026-11-27T10:00:00Z', { percent: 50 });
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { price: 8000 });
    expect(await openingsOf()).toMatchObject([{ price: 8000, total: 4000 }]);
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { price: 6000, published: false });
    expect(await startsOf()).toEqual([]);
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { published: true });
    expect(await startsOf()).toHaveLength(1);
  });

  test('while its professional takes bookings', async () => {
    await add('2026-11-27T10:00:00Z');
    const set = (state: string) => studio.app.database.run(`UPDATE users SET ${state} WHERE id = $1`, [studio.ada.id]);
    await set(`subscription_expires_at = '2026-11-01'`);
    expect(await startsOf()).toEqual([]);
    expect((await add('2026-11-27T12:00:00Z')).body.code).toBe('plan_needed');
    await set(`subscription_expires_at = NULL, suspended_at = now(), suspension_reason = 'spam'`);
    expect(await startsOf()).toEqual([]);
    await set(`suspended_at = NULL, suspension_reason = NULL`);
    expect(await startsOf()).toHaveLength(1);
  });
});

describe('who sees it', () => {
  test('whoever follows and has not muted, the soonest first; nobody who is apart', async () => {
    await add('2026-11-27T12:00:00Z');
    await add('2026-11-27T10:00:00Z');
    expect(await followed()).toEqual([]);
    await follow();
    expect(await followed()).toMatchObject([
      { start: '2026-11-27T10:00:00.000Z' },
      { start: '2026-11-27T12:00:00.000Z' },
    ]);
    await studio.cleo.post('/api/mutes', { mutedId: studio.ada.id });
    expect(await followed()).toEqual([]);
    await studio.cleo.delete(`/api/mutes/${studio.ada.id}`);
    expect(await followed()).toHaveLength(2);
    await studio.ada.post('/api/blocks', { blockedId: studio.cleo.id });
    expect(await followed()).toEqual([]);
    expect(await startsOf()).toEqual([]);
    await studio.ada.delete(`/api/blocks/${studio.cleo.id}`);
    expect(await startsOf()).toHaveLength(2);
  });

  test('a work says it among the next times of its service', async () => {
    const work = await publish(studio.ada, { serviceId: studio.serviceId });
    const times = async () => (await studio.nobody().get(`/api/posts/${work}/free-times`)).body.times;
    const free: string[] = await times();
    await add('2026-11-26T15:40:00Z', { percent: 20 });
    // What is free anyway is said once.
    await add(free[0]!);
    const other = await offerService(studio.ada, { name: 'Shave', duration: 30, price: 2000 });
    expect((await add('2026-11-26T14:40:00Z', { serviceId: other })).status).toBe(201);
    expect(await times()).toEqual(['2026-11-26T15:40:00.000Z', ...free.slice(0, 2)]);
    const { id } = (await openingsOf()).find(({ start }) => start === '2026-11-26T15:40:00.000Z')!;
    expect((await studio.book(studio.cleo, '2026-11-26T15:40:00Z', { openingId: id })).status).toBe(201);
    expect(await times()).toEqual(free);
  });

  test('whoever looks is told live when one comes, is booked, and is taken back', async () => {
    const hearing = await listen(studio.api, studio.cleo.cookie());
    await lineStands(studio.app);
    const told = () => hearing.heard.filter(({ name }) => name === 'openings').length;
    const { body } = await add('2026-11-28T15:00:00Z');
    await expect.poll(told).toBe(1);
    expect(hearing.heard.at(-1)).toMatchObject({ artistId: studio.ada.id });
    const { body: booking } = await studio.book(studio.cleo, '2026-11-28T15:00:00Z');
    await expect.poll(told).toBe(2);
    await studio.cleo.post(`/api/bookings/${booking.id}/cancel`);
    await expect.poll(told).toBe(3);
    const { body: other } = await studio.book(studio.cleo, '2026-11-29T15:00:00Z');
    await studio.cleo.post(`/api/bookings/${other.id}/cancel`);
    await studio.ada.delete(`/api/openings/${body.id}`);
    await expect.poll(told).toBe(4);
    await hearing.close();
  });
});
