import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
let cleos: number;
let graces: number;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true, minNotice: 0 });
  cleos = (await studio.book(studio.cleo, '2026-12-15T10:00:00Z')).body.id;
  graces = (await studio.bookAsGuest('2026-12-01T10:00:00Z')).body.id;
});
afterAll(() => studio.close());

const writeIn = (fullName: string, phone: string, date: string) =>
  studio.ada.post('/api/calendar/bookings', { serviceId: studio.serviceId, date, guest: { fullName, phone } });
const list = async (search: string) =>
  (await studio.ada.get(`/api/clients?search=${encodeURIComponent(search)}`)).body as { guest: { fullName: string } }[];

describe('correcting a guest', () => {
  const correct = (id: number, names: object, who = studio.ada) => who.patch(`/api/clients/${id}`, names);

  test('changes name and number in all their visits, and the note stays with them', async () => {
    const { body } = await writeIn('Jo Bel', '07700 900123', '2026-12-16T10:00:00Z');
    const other = (await writeIn('Jo', '+44 7700 900123', '2026-12-17T10:00:00Z')).body.id;
    await studio.ada.put(`/api/clients/${body.id}/note`, { note: 'Allergic to ammonia' });
    const names = { fullName: 'Jo Bell', phone: '07700 900456' };
    const changed = await correct(body.id, names);
    expect([changed.status, changed.body]).toMatchObject([200, { guest: names, note: 'Allergic to ammonia' }]);
    expect(changed.body.bookings).toHaveLength(2);
    expect((await studio.ada.get(`/api/bookings/${other}`)).body.guest).toMatchObject(names);
    expect((await list('900456')).map(({ guest }) => guest?.fullName)).toEqual(['Jo Bell']);
    expect(await list('900123')).toEqual([]);
    // By name alone they are known, too.
    const nameless = await correct(body.id, { fullName: 'Jo Bell', phone: '' });
    expect(nameless.body).toMatchObject({ guest: { fullName: 'Jo Bell', phone: null }, note: 'Allergic to ammonia' });
  });

  test('whoever turns out to be known already is one client, with both notes', async () => {
    const known = (await writeIn('Mo Fay', '07700 900777', '2026-12-18T10:00:00Z')).body.id;
    await studio.ada.put(`/api/clients/${known}/note`, { note: 'Left-handed' });
    const misheard = (await writeIn('Mo Fey', '07700 900778', '2026-12-19T10:00:00Z')).body.id;
    await studio.ada.put(`/api/clients/${misheard}/note`, { note: 'Tea, no milk' });
    const { body } = await correct(misheard, { fullName: 'Mo Fay', phone: '07700 900777' });
    expect(body.bookings).toHaveLength(2);
    expect(body.note).toBe('Left-handed\nTea, no milk');
  });

  test('is for guests: an account has a name of its own', async () => {
    const { status, body } = await correct(cleos, { fullName: 'Somebody' });
    expect([status, body.code]).toEqual([409, 'has_account']);
    expect((await studio.ada.get(`/api/clients/${cleos}`)).body.client.fullName).toBe('Cleo');
  });

  test('says what is wrong, and changes nothing', async () => {
    expect((await correct(graces, { fullName: ' ', phone: '' })).body.fields).toHaveProperty('fullName');
    expect((await correct(graces, { fullName: 'Grace', phone: 'ring me' })).body.fields).toHaveProperty('phone');
    expect((await studio.ada.get(`/api/clients/${graces}`)).body.guest).toMatchObject(grace);
  });
});
