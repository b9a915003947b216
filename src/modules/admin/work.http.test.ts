import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAccountMail } from '#modules/notifications';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// What Ada shows and what Cleo and Grace book, as Max sees it who looks after the installation.

let studio: Studio;
let max: Visitor;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  max = await studio.person('max');
  await appoint(studio, max);
});
afterAll(() => studio.close());

const reason = 'Both asked us to';
const lettersOf = async (act: string) =>
  (await lettersIn(studio.app, { kind: 'account.moderated' }))
    .filter(({ letter }) => letter.act === act)
    .map(({ recipient: to, letter }) => ({ to, reason: letter.reason as string }))
    .toSorted((one, other) => one.to.localeCompare(other.to));

test('posts are found by their words and author; one is taken away and put back, reported or not', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada, { caption: 'Silk press' });
  await publish(ada, { caption: 'Braids' });
  await ada.post('/api/drafts', { caption: 'Silk, not shown yet' });
  const found = async (query: string) => (await max.get(`/api/admin/posts?${query}`)).body;
  expect(await found('q=silk')).toMatchObject([
    { id: post, state: 'published', person: { username: 'ada' }, imageUrl: expect.stringContaining('/') },
  ]);
  expect(await found('q=ada')).toHaveLength(2);
  await cleo.post('/api/reports', { subjectKind: 'post', subjectId: post, reason: 'spam' });
  const act = (deed: string) => max.post(`/api/admin/posts/${post}/${deed}`, { reason });
  expect((await act('removal')).status).toBe(200);
  expect(await act('removal')).toMatchObject({ status: 409, body: { code: 'gone_already' } });
  expect((await max.get('/api/admin/reports')).body).toEqual([]);
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(404);
  expect(await found('state=taken')).toMatchObject([{ id: post }]);
  expect(await lettersOf('removed')).toEqual([{ to: 'ada@example.com', reason }]);
  expect((await act('return')).status).toBe(200);
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(200);
});

test('bookings are found by number, service and people, and one is cancelled for both, who read why', async () => {
  const { ada, cleo } = studio;
  const first = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  const second = (await studio.bookAsGuest('2026-12-01T12:00:00Z')).body;
  const ids = async (query: string) =>
    (await max.get(`/api/admin/bookings?${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await ids('q=cleo')).toEqual([first.id]);
  expect(await ids('q=hopper')).toEqual([second.id]);
  expect(await ids(`q=${first.id}`)).toEqual([first.id]);
  expect(await ids('state=coming')).toEqual([first.id, second.id]);
  const { body: read } = await max.get(`/api/admin/bookings/${second.id}`);
  expect(read).toMatchObject({ guestEmail: grace.email, open: true, artist: { username: 'ada' }, client: null });
  for (const { id } of [first, second]) {
    const cancelled = await max.post(`/api/admin/bookings/${id}/cancellation`, { reason });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled', cancelledBy: 'system', open: false } });
  }
  expect((await max.post(`/api/admin/bookings/${first.id}/cancellation`, { reason })).body).toMatchObject({
    code: 'step_not_allowed',
    message: 'This was done already. Load the booking again.',
  });
  expect((await lettersOf('cancelled')).map(({ to }) => to)).toEqual([
    'ada@example.com',
    'ada@example.com',
    'cleo@example.com',
    grace.email,
  ]);
  expect((await cleo.get(`/api/bookings/${first.id}`)).body.status).toBe('cancelled');
  expect((await studio.book(cleo, '2026-12-01T10:00:00Z')).status).toBe(201);
  const visitMails = await studio.app.database.run<{ to: string }>(
    `SELECT recipient AS to FROM mails WHERE kind = 'visit.cancelled' AND booking_id = $1 ORDER BY recipient`,
    [first.id],
  );
  expect(visitMails.map(({ to }) => to)).toEqual(['ada@example.com', 'cleo@example.com']);
  expect((await ada.get('/api/admin/bookings')).status).toBe(403);
});

test('why a visit was cancelled each reads in their own language, its date too, whatever language the admin reads', async () => {
  const { cleo } = studio;
  const { id } = (await studio.book(cleo, '2026-12-03T10:00:00Z')).body;
  await studio.app.database.run(`UPDATE users SET language = 'fr' WHERE id = $1`, [cleo.id]);
  const spanish = { 'Accept-Language': 'es' };
  expect((await max.post(`/api/admin/bookings/${id}/cancellation`, { reason }, spanish)).status).toBe(200);
  const letters = (await lettersIn(studio.app, { kind: 'account.moderated' })).slice(0, 2);
  const read = letters.map(({ letter }) => writeAccountMail(studio.app, letter).content.lines.join(' '));
  expect(read).toContainEqual(expect.stringContaining('Thu 3 Dec, 10:00'));
  expect(read).toContainEqual(expect.stringContaining('jeu. 3 déc., 10:00'));
});

test('what is to come stands by its time, page after page, and what is past the other way round', async () => {
  const { cleo } = studio;
  const dates = ['2026-12-03T12:00:00Z', '2026-12-02T10:00:00Z', '2026-12-04T11:00:00Z'];
  for (const date of dates) expect((await studio.book(cleo, date)).status).toBe(201);
  const days = (body: { date: string }[]) => body.map(({ date }) => date.slice(0, 10));
  const read = async (state: string) => {
    const first = await max.get(`/api/admin/bookings?state=${state}&limit=3`);
    const next = /<(.*)>/.exec(first.headers.get('Link') ?? '')?.[1];
    return days([...first.body, ...(next ? (await max.get(next)).body : [])]);
  };
  expect(await read('coming')).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  studio.clock.at = Date.UTC(2026, 11, 5);
  const past = await read('past');
  expect(past.slice(0, 2)).toEqual(['2026-12-04', '2026-12-03']);
  expect(past).toEqual(past.toSorted().toReversed());
});
