import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockArtist } from '#modules/availability';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { offer } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Answer, Visitor } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const guest = (number: number) => ({ guest: { fullName: `Guest ${number}`, email: `guest${number}@example.com` } });
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const won = (answers: Answer[]) => answers.filter(({ status }) => status === 201);

/** What the database holds of Ada's time; the truth, whatever was answered. */
async function overlapping(): Promise<number> {
  const [row] = await studio.app.database.run<{ count: string }>(
    `SELECT count(*) FROM bookings one JOIN bookings other ON other.artist_id = one.artist_id AND other.id > one.id
        AND other.starts_at < one.ends_at AND one.starts_at < other.ends_at
      WHERE one.status IN ('pending', 'confirmed') AND other.status IN ('pending', 'confirmed')`,
  );
  return Number(row!.count);
}

/** Lets two requests, each to a process of its own, run at each other: both stand before Ada's lock when it opens. */
async function atOnce(...requests: [Request, Request]): Promise<Answer[]> {
  const second = openSecondProcess(studio);
  const apis = [studio.api, second.api];
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = studio.app.database.transaction(async (transaction) => {
    await lockArtist(transaction, studio.ada.id);
    held.resolve();
    await released.promise;
  });
  // A request that came before it would be answered, and nobody would meet the other.
  await held.promise;
  const answers = requests.map(async ({ who, method, path, body }, index) => {
    const headers = { cookie: who.cookie(), 'content-type': 'application/json' };
    const sent = { method, headers, body: JSON.stringify(body ?? {}) };
    const answer = await apis[index]!.request(`http://uli.test${path}`, sent);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  });
  try {
    await expect.poll(waiting, { timeout: 5_000 }).toBe(2);
  } finally {
    released.resolve();
    await holding;
  }
  const answered = await Promise.all(answers);
  await second.close();
  return answered;
}

interface Request {
  readonly who: Visitor;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

async function waiting(): Promise<number> {
  const [row] = await studio.app.database.run<{ count: string }>(
    `SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database =
       (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return Number(row!.count);
}

test('200 clients ask for one time at once: exactly one gets it, 199 are told what else is free', async () => {
  const date = '2026-12-01T10:00:00.000Z';
  const answers = await Promise.all(many(200).map((number) => studio.bookAsGuest(date, guest(number))));
  expect(won(answers)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status === 409);
  expect(lost).toHaveLength(199);
  for (const { body } of lost) expect(body).toMatchObject({ code: 'slot_taken', alternatives: expect.any(Array) });
  expect(lost[0]!.body.alternatives).toHaveLength(3);
  expect(await overlapping()).toBe(0);
});

test('two clients of two processes at once: the lock and the constraint hold between processes too', async () => {
  const body = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2026-12-24T10:00:00Z' };
  const book = { who: studio.cleo, method: 'POST', path: '/api/bookings', body } as const;
  const answers = await atOnce(book, book);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('two services that overlap: never two visits at one moment', async () => {
  const long = await offer(studio.ada, { name: 'Colour', duration: 180 });
  const answers = await Promise.all(
    many(30).map((number) => {
      const wish = number % 2 ? { serviceId: long } : {};
      return studio.bookAsGuest(`2026-12-02T${10 + (number % 3)}:00:00Z`, { ...wish, ...guest(number) });
    }),
  );
  expect(won(answers).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await overlapping()).toBe(0);
});

test('a series against single visits on its dates: the series whole or not at all', async () => {
  const series = { isRecurring: true, recurringPattern: 'daily', recurringCount: 5 };
  const answers = await Promise.all([
    ...many(4).map((number) => studio.bookAsGuest('2026-12-10T10:00:00Z', { ...series, ...guest(number) })),
    ...many(10).map((number) => studio.bookAsGuest(`2026-12-${10 + (number % 5)}T10:00:00Z`, guest(number + 100))),
  ]);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const rows = await studio.app.database.run<{ id: number; parent: number | null; recurring: boolean }>(
    `SELECT id, parent_booking_id AS parent, is_recurring AS recurring FROM bookings
      WHERE starts_at BETWEEN '2026-12-10' AND '2026-12-15'`,
  );
  const whole = rows.filter(({ recurring }) => recurring);
  expect([0, 5]).toContain(whole.length);
  expect(await overlapping()).toBe(0);
});

test('confirm and cancel at once: whoever is first wins, the other is told', async () => {
  const { body: booking } = await studio.book(studio.cleo, '2026-12-20T10:00:00Z');
  const path = `/api/bookings/${booking.id}`;
  const [confirmed, cancelled] = await atOnce(
    { who: studio.ada, method: 'PATCH', path: `${path}/status`, body: { status: 'confirmed' } },
    { who: studio.cleo, method: 'POST', path: `${path}/cancel` },
  );
  expect([confirmed!.status, cancelled!.status].toSorted()).toEqual([200, 409]);
  const { body } = await studio.cleo.get(`/api/bookings/${booking.id}`);
  expect(body).toMatchObject({ status: confirmed!.status === 200 ? 'confirmed' : 'cancelled', version: 2 });
});

test('two confirmations at once are one', async () => {
  const { body: booking } = await studio.book(studio.cleo, '2026-12-21T10:00:00Z');
  const path = `/api/bookings/${booking.id}/status`;
  const confirm = { who: studio.ada, method: 'PATCH', path, body: { status: 'confirmed' } } as const;
  const answers = await atOnce(confirm, confirm);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('two moves of one visit at once: one wins, and the visit is at one time', async () => {
  const { body: booking } = await studio.book(studio.cleo, '2026-12-22T10:00:00Z');
  const move = (hour: number): Request => ({
    who: studio.cleo,
    method: 'PATCH',
    path: `/api/bookings/${booking.id}`,
    body: { date: `2026-12-22T${hour}:00:00Z`, version: 1 },
  });
  const answers = await atOnce(move(12), move(14));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [row] = await studio.app.database.run<{ count: string }>(
    'SELECT count(*) FROM busy_times WHERE booking_id = $1',
    [booking.id],
  );
  expect(Number(row!.count)).toBe(1);
});

test('whatever writes a booking, the database refuses to double-book', async () => {
  const { body: booking } = await studio.book(studio.cleo, '2026-12-23T10:00:00Z');
  const columns = `artist_id, client_id, service_id, service_name, duration, gap_minutes, starts_at, ends_at, time_zone, local_start,
    total, currency, policy, created_at, updated_at`;
  const copy = (status: string) =>
    studio.app.database.run(
      `INSERT INTO bookings (${columns}, status) SELECT ${columns}, '${status}' FROM bookings WHERE id = $1 RETURNING id`,
      [booking.id],
    );
  await expect(copy('confirmed')).rejects.toMatchObject({ constraint: 'busy_times_no_overlap' });
  const [declined] = (await copy('declined')) as [{ id: number }];
  const revive = studio.app.database.run("UPDATE bookings SET status = 'confirmed' WHERE id = $1", [declined.id]);
  await expect(revive).rejects.toMatchObject({ constraint: 'busy_times_no_overlap' });
});
