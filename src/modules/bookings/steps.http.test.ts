import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotsOf } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Visitor } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const hour = 3_600_000;
const day = 24 * hour;
const at = (date: string) => {
  studio.clock.at = Date.parse(date);
};
let next = 0;
/** A time of its own for every test: one a day from 2026-12-01 on. */
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();

async function requested(who: Visitor = studio.cleo): Promise<{ id: number; date: string }> {
  studio.clock.at = thursdayMorning;
  const { status, body } = await studio.book(who, freshDate());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

async function confirmed(): Promise<{ id: number; date: string }> {
  const booking = await requested();
  await step(booking.id, 'confirmed');
  return booking;
}

const step = (id: number, status: string, who = studio.ada) => who.patch(`/api/bookings/${id}/status`, { status });
const cancel = (id: number, who = studio.cleo) => who.post(`/api/bookings/${id}/cancel`);
const freeAt = async (date: string) => {
  const on = date.slice(0, 10);
  const slots = await slotsOf(studio.nobody(), studio.ada.id, { serviceId: studio.serviceId, from: on, to: on });
  return slots.includes(date);
};

describe('a request', () => {
  test('is confirmed by the artist, and holds its time without end', async () => {
    const { id, date } = await requested();
    const { status, body } = await step(id, 'confirmed');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'confirmed', version: 2, expiresAt: null });
    studio.clock.at = thursdayMorning + 3 * day;
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body.status).toBe('confirmed');
    expect(await freeAt(date)).toBe(false);
  });

  test('is declined by the artist, and its time is free again', async () => {
    const { id, date } = await requested();
    expect(await freeAt(date)).toBe(false);
    expect((await step(id, 'declined')).body).toMatchObject({ status: 'declined' });
    expect(await freeAt(date)).toBe(true);
  });

  test('that is declined says why, to both and for good', async () => {
    const { id } = await requested();
    const reason = 'I am moving house.';
    await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'declined', reason });
    for (const who of [studio.ada, studio.cleo]) {
      expect((await who.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'declined', closingReason: reason });
    }
  });

  test('that nobody answers counts as expired everywhere after a day, before any job runs', async () => {
    const { id, date } = await requested();
    studio.clock.at = thursdayMorning + day - 1;
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body.status).toBe('pending');
    studio.clock.at = thursdayMorning + day;
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body.status).toBe('expired');
    expect(await freeAt(date)).toBe(true);
    const upcoming = await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}/upcoming`);
    expect(upcoming.body.map((booking: { id: number }) => booking.id)).not.toContain(id);
    const history = await studio.ada.get(`/api/bookings/artist/${studio.ada.id}/history`);
    expect(history.body).toContainEqual(expect.objectContaining({ id, status: 'expired' }));
    expect(await step(id, 'confirmed')).toMatchObject({ status: 409, body: { status: 'expired' } });
    expect((await cancel(id)).status).toBe(409);
    expect((await studio.book(studio.cleo, date)).status).toBe(201);
  });

  test('lapses two hours before its start if that is sooner', async () => {
    studio.clock.at = thursdayMorning;
    const { body } = await studio.book(studio.cleo, '2026-11-26T15:00:00.000Z');
    expect(body.expiresAt).toBe('2026-11-26T13:00:00.000Z');
  });

  test('is written down as expired by the job, once', async () => {
    const { id } = await requested();
    studio.clock.at = thursdayMorning + day;
    await studio.runJob('bookings.expire');
    const { body } = await studio.ada.get(`/api/bookings/${id}`);
    expect(body).toMatchObject({ status: 'expired', version: 2 });
    await studio.runJob('bookings.expire');
    expect((await studio.ada.get(`/api/bookings/${id}`)).body.version).toBe(2);
  });
});

describe('a confirmed visit', () => {
  test('is completed after it took place', async () => {
    const { id, date } = await confirmed();
    studio.clock.at = Date.parse(date) + hour;
    expect((await step(id, 'completed')).body).toMatchObject({ status: 'completed' });
  });

  test('completed before its end frees the time that is left', async () => {
    const { id, date } = await confirmed();
    expect(await freeAt(date)).toBe(false);
    expect((await step(id, 'completed')).status).toBe(200);
    expect(await freeAt(date)).toBe(true);
  });

  test('is a no-show from its start on, not before', async () => {
    const { id, date } = await confirmed();
    const early = await step(id, 'no_show');
    expect(early).toMatchObject({ status: 409, body: { code: 'step_not_allowed' } });
    expect(early.body.message).toBe('The visit has not begun yet. Wait until it has.');
    at(date);
    expect((await step(id, 'no_show')).body).toMatchObject({ status: 'no_show' });
  });

  test('marked wrongly is corrected within a day, and not later', async () => {
    const { id, date } = await confirmed();
    at(date);
    await step(id, 'completed');
    expect((await step(id, 'no_show')).status).toBe(200);
    studio.clock.at += day;
    expect((await step(id, 'completed')).status).toBe(200);
    studio.clock.at += 1;
    expect((await step(id, 'no_show')).status).toBe(409);
  });

  test('completed before its start is put back, holds its time again and can be marked anew', async () => {
    const { id, date } = await confirmed();
    await step(id, 'completed');
    const back = await step(id, 'confirmed');
    expect(back).toMatchObject({ status: 200, body: { status: 'confirmed', markedAt: null } });
    expect(await freeAt(date)).toBe(false);
    at(date);
    expect((await step(id, 'no_show')).status).toBe(200);
    studio.clock.at += day;
    expect((await step(id, 'completed')).status).toBe(200);
  });

  test('completed before its start cannot be put back once somebody has its time, or once it began', async () => {
    const { id, date } = await confirmed();
    await step(id, 'completed');
    const other = await studio.book(studio.cleo, date);
    const refused = await step(id, 'confirmed');
    expect(refused).toMatchObject({ status: 409, body: { code: 'step_not_allowed', status: 'completed' } });
    expect(refused.body.message).toBe('This time is not free any more. Cancel or move what stands there first.');
    await cancel(other.body.id);
    expect((await step(id, 'confirmed', studio.cleo)).status).toBe(403);
    expect((await step(id, 'confirmed')).status).toBe(200);
    await step(id, 'completed');
    at(date);
    const begun = await step(id, 'confirmed');
    expect(begun.body.message).toBe('The visit has begun, so it is not to come any more.');
  });

  test('completed before its start is no no-show', async () => {
    const { id } = await confirmed();
    await step(id, 'completed');
    expect((await step(id, 'no_show')).status).toBe(409);
  });
});

describe('cancelling', () => {
  test('is the client’s or the artist’s, of a request or a confirmed visit, and frees the time', async () => {
    for (const booking of [await requested(), await confirmed()]) {
      const { status, body } = await cancel(booking.id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'cancelled', cancelledBy: 'client' });
      expect(await freeAt(booking.date)).toBe(true);
    }
    const theirs = await confirmed();
    expect((await cancel(theirs.id, studio.ada)).body).toMatchObject({ status: 'cancelled', cancelledBy: 'artist' });
  });

  test('is also a step of the artist', async () => {
    const { id } = await requested();
    expect((await step(id, 'cancelled')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'artist' });
  });

  test('takes an empty body, none, or cancelAll of a single visit', async () => {
    const [one, two] = [await requested(), await requested()];
    expect((await studio.cleo.post(`/api/bookings/${one.id}/cancel`, {})).status).toBe(200);
    expect((await studio.cleo.post(`/api/bookings/${two.id}/cancel`, { cancelAll: true })).status).toBe(200);
  });

  test('twice, or after completion, is a 409', async () => {
    const cancelled = await requested();
    await cancel(cancelled.id);
    expect((await cancel(cancelled.id)).status).toBe(409);
    const completed = await confirmed();
    await step(completed.id, 'completed');
    expect((await cancel(completed.id)).status).toBe(409);
    expect((await cancel(completed.id, studio.ada)).status).toBe(409);
  });

  test('is over for the client with the visit', async () => {
    const { id, date } = await confirmed();
    studio.clock.at = Date.parse(date) + hour;
    expect((await cancel(id)).body).toMatchObject({ code: 'step_not_allowed' });
    expect((await cancel(id, studio.ada)).status).toBe(200);
  });
});

describe('what is refused', () => {
  test.each([
    ['declined', 'confirmed'],
    ['cancelled', 'confirmed'],
    ['completed', 'pending'],
    ['declined', 'cancelled'],
    ['confirmed', 'confirmed'],
    ['confirmed', 'declined'],
    ['confirmed', 'expired'],
    ['confirmed', 'awaiting_payment'],
  ])('from %s to %s', async (from, to) => {
    const { id } = await requested();
    if (from === 'completed') await step(id, 'confirmed');
    await step(id, from);
    const { status, body } = await step(id, to);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'step_not_allowed', status: from });
    expect(body.message).toMatch(/^[A-Z].+\.$/);
  });

  test('from pending to completed, no_show, expired, awaiting_payment and pending', async () => {
    const { id } = await requested();
    for (const status of ['completed', 'no_show', 'expired', 'awaiting_payment', 'pending']) {
      expect((await step(id, status)).status).toBe(409);
    }
  });

  test('a status that does not exist', async () => {
    const { id } = await requested();
    expect((await step(id, 'done')).body).toMatchObject({ code: 'invalid', fields: { status: expect.any(String) } });
  });

  test('the client’s, a stranger’s and nobody’s step', async () => {
    const { id } = await requested();
    const stranger = await studio.person('stranger');
    expect((await step(id, 'confirmed', studio.cleo)).status).toBe(403);
    expect((await step(id, 'confirmed', stranger)).status).toBe(404);
    expect((await step(id, 'confirmed', studio.nobody())).status).toBe(401);
    expect((await cancel(id, stranger)).status).toBe(404);
    expect((await cancel(id, studio.nobody())).status).toBe(401);
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'pending', version: 1 });
  });
});
