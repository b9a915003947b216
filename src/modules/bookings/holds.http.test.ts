import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotsOf } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Visitor } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const minute = 60_000;
const hold = (who: Visitor, date: string, more: object = {}) =>
  who.post('/api/holds', { artistId: studio.ada.id, serviceId: studio.serviceId, date, ...more });
const sees = async (who: Visitor, date: string) => {
  const day = { serviceId: studio.serviceId, from: date.slice(0, 10), to: date.slice(0, 10) };
  return (await slotsOf(who, studio.ada.id, day)).includes(new Date(date).toISOString());
};

describe('a held time', () => {
  test('is kept for ten minutes, for the browser that chose it', async () => {
    const date = '2026-12-01T10:00:00Z';
    const [grace_, other] = [studio.nobody(), studio.nobody()];
    const { status, body, headers } = await hold(grace_, date);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), expiresAt: '2026-11-26T08:10:00.000Z' });
    expect(headers.get('set-cookie')).toMatch(/^uli_hold=[\w-]{43};.*HttpOnly; SameSite=Lax/i);
    expect(await sees(grace_, date)).toBe(true);
    expect(await sees(other, date)).toBe(false);
    expect(await hold(other, date)).toMatchObject({ status: 409, body: { code: 'slot_taken', reason: 'taken' } });
    expect((await studio.book(studio.cleo, date)).status).toBe(409);
    studio.clock.at = thursdayMorning + 10 * minute;
    expect(await sees(other, date)).toBe(true);
    expect((await studio.book(studio.cleo, date)).status).toBe(201);
    studio.clock.at = thursdayMorning;
  });

  test('is used up by its holder’s booking', async () => {
    const date = '2026-12-02T10:00:00Z';
    const guest = studio.nobody();
    await hold(guest, date);
    expect((await studio.book(guest, date, { guest: grace })).status).toBe(201);
    const kept = await studio.app.database.run('SELECT id FROM holds WHERE starts_at = $1', [new Date(date)]);
    expect(kept).toEqual([]);
  });

  test('is given up for another one', async () => {
    const guest = studio.nobody();
    await hold(guest, '2026-12-03T10:00:00Z');
    expect((await hold(guest, '2026-12-03T12:00:00Z')).status).toBe(201);
    expect(await sees(studio.nobody(), '2026-12-03T10:00:00Z')).toBe(true);
    expect(await sees(studio.nobody(), '2026-12-03T12:00:00Z')).toBe(false);
  });

  test('stays when the other one cannot be had', async () => {
    const guest = studio.nobody();
    await studio.book(studio.cleo, '2026-12-04T12:00:00Z');
    await hold(guest, '2026-12-04T10:00:00Z');
    expect((await hold(guest, '2026-12-04T12:00:00Z')).status).toBe(409);
    expect(await sees(studio.nobody(), '2026-12-04T10:00:00Z')).toBe(false);
  });

  test('can be kept longer by choosing it again', async () => {
    const date = '2026-12-05T10:00:00Z';
    const guest = studio.nobody();
    await hold(guest, date);
    studio.clock.at = thursdayMorning + 8 * minute;
    expect((await hold(guest, date)).body.expiresAt).toBe('2026-11-26T08:18:00.000Z');
    studio.clock.at = thursdayMorning + 15 * minute;
    expect(await sees(studio.nobody(), date)).toBe(false);
    studio.clock.at = thursdayMorning;
  });

  test('is released by its holder alone', async () => {
    const date = '2026-12-06T10:00:00Z';
    const guest = studio.nobody();
    const { body } = await hold(guest, date);
    expect((await studio.nobody().delete(`/api/holds/${body.id}`)).status).toBe(404);
    expect((await studio.cleo.delete(`/api/holds/${body.id}`)).status).toBe(404);
    expect(await sees(studio.nobody(), date)).toBe(false);
    expect((await guest.delete(`/api/holds/${body.id}`)).status).toBe(204);
    expect(await sees(studio.nobody(), date)).toBe(true);
    expect((await guest.delete(`/api/holds/${body.id}`)).status).toBe(404);
  });

  test('blocks a longer service around it, and a hold that is over blocks nobody before any job runs', async () => {
    const guest = studio.nobody();
    await hold(guest, '2026-12-07T11:00:00Z');
    const { body } = await studio.ada.post('/api/services', { name: 'Colour', duration: 180, price: 1 });
    const long = { serviceId: body.id };
    expect((await studio.book(studio.cleo, '2026-12-07T09:00:00Z', long)).status).toBe(409);
    studio.clock.at = thursdayMorning + 11 * minute;
    expect((await studio.book(studio.cleo, '2026-12-07T09:00:00Z', long)).status).toBe(201);
    studio.clock.at = thursdayMorning;
  });

  test('is cleared by the job once it is over', async () => {
    await hold(studio.nobody(), '2026-12-08T10:00:00Z');
    studio.clock.at = thursdayMorning + 30 * minute;
    await studio.runJob('bookings.expire');
    const [row] = await studio.app.database.run<{ holds: string; times: string }>(
      'SELECT (SELECT count(*) FROM holds) AS holds, (SELECT count(*) FROM busy_times WHERE hold_id IS NOT NULL) AS times',
    );
    expect(row).toEqual({ holds: '0', times: '0' });
    studio.clock.at = thursdayMorning;
  });
});

describe('what cannot be held', () => {
  test('past, off the grid, beyond the horizon: a 400 that names the date', async () => {
    for (const date of ['2026-11-26T07:00:00Z', '2026-12-09T10:10:00Z', '2029-01-01T10:00:00Z', 'now']) {
      const { status, body } = await hold(studio.nobody(), date);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['date']);
    }
  });

  test('outside hours, an unknown service, one’s own time', async () => {
    expect((await hold(studio.nobody(), '2026-12-09T20:00:00Z')).body.reason).toBe('outside_hours');
    expect((await hold(studio.nobody(), '2026-12-09T10:00:00Z', { serviceId: 5 })).status).toBe(404);
    expect((await hold(studio.ada, '2026-12-09T10:00:00Z')).body.code).toBe('own_service');
  });

  test('a cookie that is not ours is ignored', async () => {
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2026-12-10T10:00:00Z' };
    const { status, headers } = await studio.nobody().post('/api/holds', wish, { cookie: 'uli_hold=x' });
    expect(status).toBe(201);
    expect(headers.get('set-cookie')).not.toContain('uli_hold=x;');
  });
});
