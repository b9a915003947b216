import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Answer, type Visitor } from '#tests/support/world.ts';

let studio: Studio;
let ids: Record<string, number>;
beforeAll(async () => {
  studio = await createStudio();
  const book = async (date: string) => (await studio.book(studio.cleo, date)).body.id as number;
  const step = (id: number, status: string) => studio.ada.patch(`/api/bookings/${id}/status`, { status });
  ids = {
    soon: await book('2026-11-26T10:00:00Z'),
    requested: await book('2026-11-27T15:00:00Z'),
    confirmed: await book('2026-11-29T10:00:00Z'),
    cancelled: await book('2026-11-30T10:00:00Z'),
    declined: await book('2026-11-30T12:00:00Z'),
  };
  await step(ids.soon!, 'confirmed');
  await step(ids.confirmed!, 'confirmed');
  await step(ids.declined!, 'declined');
  await studio.cleo.post(`/api/bookings/${ids.cancelled}/cancel`);
  ids.guests = (await studio.bookAsGuest('2026-11-28T10:00:00Z')).body.id;
});
afterAll(() => studio.close());

async function listed(who: Visitor, path: string): Promise<(string | undefined)[]> {
  const { status, body } = await who.get(path);
  expect(status).toBe(200);
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  return body.map(({ id }: { id: number }) => names[id]);
}
const upcoming = (role: string, who: Visitor) => listed(who, `/api/bookings/${role}/${who.id}/upcoming`);
const history = (role: string, who: Visitor) => listed(who, `/api/bookings/${role}/${who.id}/history`);

describe('upcoming and history', () => {
  test('of a client: open visits by time, the rest the other way round', async () => {
    expect(await upcoming('client', studio.cleo)).toEqual(['soon', 'requested', 'confirmed']);
    expect(await history('client', studio.cleo)).toEqual(['declined', 'cancelled']);
  });

  test('of an artist, with guests', async () => {
    expect(await upcoming('artist', studio.ada)).toEqual(['soon', 'requested', 'guests', 'confirmed']);
    expect(await history('artist', studio.ada)).toEqual(['declined', 'cancelled']);
    expect(await upcoming('client', studio.ada)).toEqual([]);
  });

  test('a visit that has ended is history for its client, and open for its artist until it is marked', async () => {
    studio.clock.at = Date.parse('2026-11-26T11:00:00Z');
    expect(await upcoming('client', studio.cleo)).toEqual(['requested', 'confirmed']);
    expect(await history('client', studio.cleo)).toEqual(['declined', 'cancelled', 'soon']);
    expect(await upcoming('artist', studio.ada)).toContain('soon');
    studio.clock.at = thursdayMorning;
  });

  test('guests’ data reach the artist only', async () => {
    const { body } = await studio.ada.get(`/api/bookings/artist/${studio.ada.id}/upcoming`);
    const guests = body.find(({ id }: { id: number }) => id === ids.guests);
    expect(guests).toMatchObject({ client: null, guest: grace });
    const max = await studio.person('max');
    await appoint(studio, max);
    const seen = await max.get(`/api/bookings/artist/${studio.ada.id}/upcoming`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('grace');
  });
});

describe('all of a client’s bookings', () => {
  test('are listed from the newest', async () => {
    const all = ['declined', 'cancelled', 'confirmed', 'requested', 'soon'];
    expect(await listed(studio.cleo, `/api/bookings/client/${studio.cleo.id}`)).toEqual(all);
  });
});

describe('reminders', () => {
  const reminders = async () => (await studio.cleo.get(`/api/bookings/reminders/${studio.cleo.id}`)).body;

  test('are listed with their booking by the moment they are due; what is due already is not', async () => {
    const later = await studio.book(studio.cleo, '2026-11-29T12:00:00Z', { reminderTime: 60 });
    const earlier = await studio.book(studio.cleo, '2026-11-29T14:00:00Z', { reminderTime: 2880 });
    const none = await studio.book(studio.cleo, '2026-11-29T15:00:00Z', { reminderTime: 0 });
    const due = (await reminders()).map(({ id, dueAt }: { id: number; dueAt: string }) => [id, dueAt]);
    expect(due).toEqual([
      [ids.requested, '2026-11-26T15:00:00.000Z'],
      [earlier.body.id, '2026-11-27T14:00:00.000Z'],
      [ids.confirmed, '2026-11-28T10:00:00.000Z'],
      [later.body.id, '2026-11-29T11:00:00.000Z'],
    ]);
    expect((await reminders())[1]).toMatchObject({ reminderTime: 2880, booking: { id: earlier.body.id, artist: {} } });
    for (const { body } of [later, earlier, none]) await studio.cleo.post(`/api/bookings/${body.id}/cancel`);
  });

  test('vanish with their visit', async () => {
    const ofVisit = async () => (await reminders()).map(({ id }: { id: number }) => id);
    expect(await ofVisit()).toContain(ids.confirmed);
    studio.clock.at = Date.parse('2026-11-28T10:00:00Z');
    expect(await ofVisit()).not.toContain(ids.confirmed);
    studio.clock.at = thursdayMorning;
  });
});

describe('pages', () => {
  test('lead one to the next, without a gap or a repeat', async () => {
    const client = await studio.person('many');
    const dates = Array.from({ length: 7 }, (_, index) => `2026-12-${String(10 + index)}T10:00:00Z`);
    for (const date of dates) await studio.book(client, date);
    for (const path of [
      `/api/bookings/client/${client.id}/upcoming`,
      `/api/bookings/client/${client.id}`,
      `/api/bookings/reminders/${client.id}`,
    ]) {
      const whole = (await client.get(path)).body.map(({ id }: { id: number }) => id);
      expect(whole).toHaveLength(7);
      const paged: number[] = [];
      const sizes: number[] = [];
      for (let next: string | undefined = `${path}?limit=3`; next;) {
        const { body, headers }: Answer = await client.get(next);
        sizes.push(body.length);
        paged.push(...body.map(({ id }: { id: number }) => id));
        next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(sizes).toEqual([3, 3, 1]);
      expect(paged).toEqual(whole);
    }
  });

  test('the history’s, too', async () => {
    const first = await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}/history?limit=1`);
    const next = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    expect(first.body[0].id).toBe(ids.declined);
    expect((await studio.cleo.get(next)).body[0].id).not.toBe(ids.declined);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1e1',
    'limit=-1',
    'cursor=x',
    'cursor=OTk5OTk5OTk5OTk5OTk5Ljk5OTk5OTk5OTk',
  ])('%s is a 400', async (query) => {
    expect((await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}/upcoming?${query}`)).status).toBe(400);
  });
});

describe('whose lists', () => {
  test('one’s own: 401 for nobody, 403 for others', async () => {
    const stranger = await studio.person('stranger');
    for (const path of [
      `/api/bookings/client/${studio.cleo.id}/upcoming`,
      `/api/bookings/client/${studio.cleo.id}/history`,
      `/api/bookings/artist/${studio.cleo.id}/upcoming`,
      `/api/bookings/artist/${studio.cleo.id}/history`,
      `/api/bookings/artist/${studio.cleo.id}/months`,
      `/api/bookings/client/${studio.cleo.id}`,
      `/api/bookings/reminders/${studio.cleo.id}`,
    ]) {
      expect((await studio.nobody().get(path)).status).toBe(401);
      expect((await stranger.get(path)).status).toBe(403);
      expect((await studio.cleo.get(path)).status).toBe(200);
    }
  });

  test('a role or an id that does not exist is a 404', async () => {
    expect((await studio.cleo.get(`/api/bookings/admin/${studio.cleo.id}/upcoming`)).status).toBe(404);
    expect((await studio.cleo.get('/api/bookings/client/0/upcoming')).status).toBe(404);
    expect((await studio.cleo.get('/api/bookings/client/9999999999')).status).toBe(404);
  });
});
