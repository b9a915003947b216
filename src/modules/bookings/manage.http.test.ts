import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';
import { thursdayMorning, type Answer } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const day = 86_400_000;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();

async function booked(
  more: object = {},
): Promise<{ id: number; manageToken: string; date: string; occurrences: any[] }> {
  const { status, body } = await studio.bookAsGuest(freshDate(), more);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
const path = (token: string, action = '') => `/api/manage/${token}${action}`;
const signatures = (token: string) =>
  [...token].map((_, index) => token.slice(0, index) + flip(token[index]!) + token.slice(index + 1));
const flip = (letter: string) => (letter === 'A' ? 'B' : 'A');

describe('a guest’s link', () => {
  test('shows the visit to whoever holds it, without signing in, and reading changes nothing', async () => {
    const { id, manageToken } = await booked();
    for (let read = 0; read < 3; read++) {
      const { status, body } = await studio.nobody().get(path(manageToken));
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'pending', version: 1, guest: grace, manageToken });
    }
  });

  test('cancels', async () => {
    const { id, manageToken } = await booked();
    const { status, body } = await studio.nobody().post(path(manageToken, '/cancel'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'cancelled', cancelledBy: 'client' });
    expect((await studio.nobody().post(path(manageToken, '/cancel'))).status).toBe(409);
  });

  test('moves, and never past the artist’s hours', async () => {
    const { date, manageToken } = await booked();
    const to = date.replace('T12', 'T14');
    const moved = await studio.nobody().post(path(manageToken, '/move'), { date: to, version: 1 });
    expect(moved).toMatchObject({ status: 200, body: { date: to, version: 2, status: 'pending' } });
    const evening = { date: date.replace('T12', 'T20'), version: 2, override: true };
    const { status, body } = await studio.nobody().post(path(manageToken, '/move'), evening);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'outside_hours' });
    expect((await studio.nobody().post(path(manageToken, '/move'), { date: to, version: 1 })).body.code).toBe(
      'conflict',
    );
  });

  test('of one visit of a series leads to the others, and cancels the later ones', async () => {
    const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
    const { occurrences } = await booked({ ...series, serviceId: studio.serviceId });
    const second = await studio.nobody().get(path(occurrences[1].manageToken));
    expect(second.body).toMatchObject({ id: occurrences[1].id, parentBookingId: occurrences[0].id });
    await studio.nobody().post(path(occurrences[1].manageToken, '/cancel'), { cancelAll: true });
    const { body } = await studio.nobody().get(path(occurrences[0].manageToken));
    expect(body.occurrences.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'cancelled',
      'cancelled',
    ]);
    next += 21;
  });

  test('opens until 30 days after the visit', async () => {
    const { date, manageToken } = await booked();
    studio.clock.at = Date.parse(date) + 3_600_000 + 30 * day;
    expect((await studio.nobody().get(path(manageToken))).status).toBe(200);
    studio.clock.at += 1;
    expect((await studio.nobody().get(path(manageToken))).status).toBe(404);
    studio.clock.at = thursdayMorning;
  });

  test('is not there when it is wrong, foreign, or withdrawn', async () => {
    const { id, manageToken } = await booked();
    const other = await booked();
    const foreign = other.manageToken.slice(0, 6) + manageToken.slice(6);
    const wrong = ['x', String(id), manageToken.slice(1), `${manageToken}A`, `${manageToken}%3D`, foreign, '%00'];
    for (const token of [...wrong, ...signatures(manageToken)]) {
      for (const answer of [
        await studio.nobody().get(path(token)),
        await studio.nobody().post(path(token, '/cancel')),
      ]) {
        expect([400, 404]).toContain(answer.status);
      }
    }
    await studio.app.database.run('UPDATE bookings SET manage_version = 2 WHERE id = $1', [id]);
    expect((await studio.nobody().get(path(manageToken))).status).toBe(404);
    expect((await studio.ada.get(`/api/bookings/${id}`)).body.status).toBe('pending');
  });
});

describe('keeping a visit', () => {
  test('makes an account from one password, signs it in, and gives it the visit and no other', async () => {
    const guest = { fullName: 'Ines Duarte', email: 'ines@example.com' };
    const { id, manageToken } = await booked({ guest });
    const elsewhere = await booked({ guest });
    const ines = studio.nobody();
    const { status, body } = await ines.post(path(manageToken, '/claim'), { password: 'six-or-more' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, guest: null, client: { fullName: 'Ines Duarte', username: 'ines.duarte' } });
    const me = await ines.get('/api/user');
    expect(me.body).toMatchObject({ id: body.clientId, email: 'ines@example.com' });
    const list = await ines.get(`/api/bookings/client/${me.body.id}`);
    expect(list.body.map((booking: { id: number }) => booking.id)).toEqual([id]);
    await ines.post(path(elsewhere.manageToken, '/claim'));
    expect((await ines.get(`/api/bookings/client/${me.body.id}`)).body).toHaveLength(2);
  });

  test('draws another username when the name is taken, or takes a wished one', async () => {
    const [one, two] = [await booked({ guest: { fullName: 'Cleo', email: 'c2@example.com' } }), await booked()];
    const drawn = await studio.nobody().post(path(one.manageToken, '/claim'), { password: 'six-or-more' });
    expect(drawn.body.client.username).toMatch(/^cleo\.\d+$/);
    const wish = { password: 'six-or-more', username: 'amazing-grace' };
    const wished = await studio.nobody().post(path(two.manageToken, '/claim'), wish);
    expect(wished.body.client.username).toBe('amazing-grace');
  });

  test('signed in, gives it to one’s own account; again is harmless, for others it is a 409', async () => {
    const { id, manageToken } = await booked({ guest: { fullName: 'C', email: 'other@example.com' } });
    const claimed = await studio.cleo.post(path(manageToken, '/claim'));
    expect(claimed).toMatchObject({ status: 200, body: { id, clientId: studio.cleo.id } });
    expect((await studio.cleo.post(path(manageToken, '/claim'))).status).toBe(200);
    const again = await studio.nobody().post(path(manageToken, '/claim'), { password: 'six-or-more' });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
    expect((await studio.cleo.get(`/api/bookings/${id}`)).status).toBe(200);
  });

  test('with a password that is missing or too short is a 400; the artist keeps nothing of their own', async () => {
    const { manageToken } = await booked({ guest: { fullName: 'Dora', email: 'dora@example.com' } });
    for (const body of [undefined, {}, { password: 'short' }]) {
      const answer = await studio.nobody().post(path(manageToken, '/claim'), body);
      expect(answer).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
    }
    expect((await studio.ada.post(path(manageToken, '/claim'))).body.code).toBe('own_service');
  });

  test('where somebody else is given it in the same moment no account is made, and the address stays free', async () => {
    const guest = { fullName: 'Mara', email: 'mara@example.com' };
    const { id, manageToken } = await booked({ guest });
    let claim: Promise<Answer> | undefined;
    await studio.app.database.transaction(async (transaction) => {
      await transaction.run('UPDATE bookings SET client_id = $2 WHERE id = $1', [id, studio.cleo.id]);
      claim = studio.nobody().post(path(manageToken, '/claim'), { password: 'six-or-more' });
      await waitsForLock(studio);
    });
    expect(await claim).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
    const own = { ...guest, username: 'mara', password: 'six-or-more' };
    expect((await studio.nobody().post('/api/register', own)).status).toBe(201);
  });

  test('of a whole series gives all of it', async () => {
    const guest = { fullName: 'Sera', email: 'sera@example.com' };
    const series = { isRecurring: true, recurringPattern: 'daily', recurringCount: 3, guest };
    const { occurrences } = await booked(series);
    const sera = studio.nobody();
    const { body } = await sera.post(path(occurrences[1].manageToken, '/claim'), { password: 'six-or-more' });
    expect((await sera.get(`/api/bookings/client/${body.clientId}`)).body).toHaveLength(3);
    next += 3;
  });
});
