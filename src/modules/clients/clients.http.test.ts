import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
let cleos: number;
let graces: number;

/** Cleo came once and comes again; Grace booked as a guest, did not come, and has nothing ahead; Ivy rang. */
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true, minNotice: 0 });
  const { ada, cleo, clock } = studio;
  await studio.book(cleo, '2026-11-30T10:00:00Z');
  graces = (await studio.bookAsGuest('2026-12-01T10:00:00Z')).body.id;
  cleos = (await studio.book(cleo, '2026-12-15T10:00:00Z', { notes: 'Shorter, please' })).body.id;
  await writeIn('Ivy Stone', '020 7946 0123', '2026-11-30T14:00:00Z');
  await writeIn('José Núñez', '', '2026-11-30T12:00:00Z');
  clock.at = Date.parse('2026-12-02T09:00:00Z');
  await ada.patch(`/api/bookings/${graces}/status`, { status: 'no_show' });
});
afterAll(() => studio.close());

const writeIn = (fullName: string, phone: string, date: string) =>
  studio.ada.post('/api/calendar/bookings', { serviceId: studio.serviceId, date, guest: { fullName, phone } });
const list = async (search = '') =>
  (await studio.ada.get(`/api/clients?search=${encodeURIComponent(search)}`)).body as {
    id: number;
    client: { fullName: string } | null;
    guest: { fullName: string } | null;
  }[];
const names = async (search?: string) =>
  (await list(search)).map(({ client, guest }) => client?.fullName ?? guest?.fullName);

describe('the list', () => {
  test('has everybody once, those of the latest visits first, with how often they came', async () => {
    expect(await list()).toMatchObject([
      {
        id: cleos,
        client: { username: 'cleo' },
        guest: null,
        visits: 1,
        noShows: 0,
        lastVisit: '2026-11-30T10:00:00.000Z',
        nextVisit: '2026-12-15T10:00:00.000Z',
      },
      { id: graces, client: null, guest: grace, visits: 0, noShows: 1, lastVisit: null, nextVisit: null },
      { client: null, guest: { fullName: 'Ivy Stone', email: null, phone: '020 7946 0123' }, visits: 1 },
      { client: null, guest: { fullName: 'José Núñez', email: null, phone: null }, visits: 1 },
    ]);
  });

  test.each([
    ['hop', ['Grace Hopper']],
    ['GRACE@example', ['Grace Hopper']],
    ['+44 20 7946 0000', ['Grace Hopper']],
    ['+44 20 7946 0123', ['Ivy Stone']],
    ['020 7946', ['Grace Hopper', 'Ivy Stone']],
    ['nobody', []],
    ['jose', ['José Núñez']],
    ['NÚÑ', ['José Núñez']],
    ['%', []],
  ])('%s finds %j', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  test('comes page by page', async () => {
    const { body, headers } = await studio.ada.get('/api/clients?limit=2');
    expect(body).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    expect((await studio.ada.get(next)).body).toMatchObject([
      { guest: { fullName: 'Ivy Stone' } },
      { guest: { fullName: 'José Núñez' } },
    ]);
  });

  test('a guest is one by their telephone number, however it is written, and by their address in any case', async () => {
    await writeIn('Ivy', '+44 (0)20 7946 0123', '2026-12-03T14:00:00Z');
    await studio.bookAsGuest('2026-12-03T10:00:00Z', { guest: { ...grace, email: 'Grace@Example.com' } });
    expect(await names()).toEqual(['Cleo', 'Ivy', 'Grace Hopper', 'José Núñez']);
  });

  test('is of one’s own clients alone', async () => {
    expect((await studio.cleo.get('/api/clients')).body).toEqual([]);
    expect((await studio.cleo.get(`/api/clients/${cleos}`)).status).toBe(404);
  });
});

describe('one client', () => {
  test('with everything they booked, what it came to, and what they wrote', async () => {
    const { body } = await studio.ada.get(`/api/clients/${cleos}`);
    const [ahead, past] = body.bookings;
    expect(body).toMatchObject({ visits: 1, noShows: 0, note: null, spent: [{ amount: past.total }] });
    expect(ahead).toMatchObject({ id: cleos, status: 'confirmed', notes: 'Shorter, please' });
  });

  test('is the same by any of their bookings', async () => {
    const { body } = await studio.ada.get(`/api/clients/${cleos}`);
    const byFirst = await studio.ada.get(`/api/clients/${body.bookings.at(-1).id}`);
    expect(byFirst.body).toEqual(body);
  });
});

describe('a note', () => {
  const note = async (id: number) => (await studio.ada.get(`/api/clients/${id}`)).body.note as string | null;

  test('is kept for its professional, changed and taken away; nobody else reads it', async () => {
    const { status, body } = await studio.ada.put(`/api/clients/${cleos}/note`, { note: ' Allergic to HEMA\nShort ' });
    expect({ status, body }).toEqual({ status: 200, body: { note: 'Allergic to HEMA\nShort' } });
    expect(await note(cleos)).toBe('Allergic to HEMA\nShort');
    expect(JSON.stringify((await studio.cleo.get(`/api/bookings/${cleos}`)).body)).not.toContain('HEMA');
    await studio.ada.put(`/api/clients/${cleos}/note`, { note: 'Long' });
    expect(await note(cleos)).toBe('Long');
    await studio.ada.put(`/api/clients/${cleos}/note`, { note: ' ' });
    expect(await note(cleos)).toBeNull();
  });

  test('too long is refused by its field', async () => {
    const { status, body } = await studio.ada.put(`/api/clients/${cleos}/note`, { note: 'x'.repeat(2001) });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['note'] });
    // Nothing said is not the same as an empty note.
    await studio.ada.put(`/api/clients/${cleos}/note`, { note: 'Kept' });
    expect((await studio.ada.put(`/api/clients/${cleos}/note`, {})).status).toBe(400);
    expect(await note(cleos)).toBe('Kept');
  });

  test('goes with a guest into their account, beside what was written about that', async () => {
    await studio.ada.put(`/api/clients/${graces}/note`, { note: 'Funny Bunny' });
    const visit = (await studio.bookAsGuest('2026-12-16T10:00:00Z')).body;
    await studio.ada.put(`/api/clients/${cleos}/note`, { note: 'Almond' });
    await studio.cleo.post(`/api/manage/${visit.manageToken}/claim`, {});
    expect(await note(cleos)).toBe('Almond\nFunny Bunny');
  });
});

test('whoever deletes their account is no client any more, and nothing is written about them', async () => {
  const { app, ada, cleo } = studio;
  await cleo.post('/api/user/deletion', { password: 'six-or-more' });
  expect((await ada.get(`/api/clients/${cleos}`)).status).toBe(404);
  expect(await names()).not.toContain('Cleo');
  studio.clock.at += 40 * 24 * 3_600_000;
  await studio.runJob('own-data.finish-leaving');
  expect(await app.database.run('SELECT note FROM client_notes WHERE client_id IS NOT NULL')).toEqual([]);
});
