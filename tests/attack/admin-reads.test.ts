import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#tests/support/admins.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// An admin who reads another user's private data leaves a row in the audit log. Finding M6: four reads, no row.

let studio: Studio;
let max: Visitor;
let booking: number;

beforeAll(async () => {
  studio = await createStudio();
  max = await admin(studio, 'max');
  booking = (await studio.book(studio.cleo, '2026-12-01T10:00:00Z', { notes: 'Ring twice' })).body.id;
  await studio.cleo.put('/api/follows/settings', { hidden: true });
});
afterAll(() => studio.close());

const rows = () =>
  studio.app.database.run<{ text: string }>(
    `SELECT concat_ws(' ', actor_name, action, subject_kind, subject_id, details ->> 'what') AS text
       FROM audit_log WHERE action = 'read_private' ORDER BY id`,
  );

/** What an admin can read through other users' routes, and the row that it leaves. */
const reads: Readonly<Record<string, () => readonly [path: string, row: string]>> = {
  'one booking': () => [`/api/bookings/${booking}`, `booking ${booking} booking`],
  'the same in the admin area': () => [`/api/admin/bookings/${booking}`, `booking ${booking} booking`],
  'its rating': () => [`/api/bookings/${booking}/rating`, `booking ${booking} booking`],
  'its payments': () => [`/api/bookings/${booking}/money`, `booking ${booking} booking`],
  'bookings as a client': () => [`/api/bookings/client/${studio.cleo.id}`, `user ${studio.cleo.id} bookings`],
  'bookings to come': () => [`/api/bookings/artist/${studio.ada.id}/upcoming`, `user ${studio.ada.id} bookings`],
  'ratings by a client': () => [`/api/ratings/client/${studio.cleo.id}`, `user ${studio.cleo.id} ratings`],
  'drafts of services': () => [`/api/users/${studio.ada.id}/services?drafts=true`, `user ${studio.ada.id} services`],
  'drafts of offers': () => [`/api/users/${studio.ada.id}/offers?drafts=true`, `user ${studio.ada.id} offers`],
  'hidden follows': () => [`/api/users/${studio.cleo.id}/following`, `user ${studio.cleo.id} follows`],
};

test.each(Object.entries(reads))('reading %s leaves a row', async (_, read) => {
  const [path, row] = read();
  const before = (await rows()).length;
  expect((await max.get(path)).status).toBe(200);
  expect((await rows()).slice(before)).toEqual([{ text: `max read_private ${row}` }]);
});

/** What admins read in their area without leaving a row, and why. */
const lists: Readonly<Record<string, string>> = {
  '/api/admin/overview': 'figures',
  '/api/admin/audit': 'the rows themselves',
  '/api/admin/categories': 'what every visitor sees',
  '/api/admin/appeals': 'written to admins',
  '/api/admin/filters': 'the admin’s own',
  '/api/admin/payments': 'a list of amounts and states, with the names of both',
  '/api/admin/webhook-failures': 'kinds of events, without what they hold',
  '/api/admin/reports': 'sent to admins',
  '/api/admin/security-events': 'the log that admins keep',
  '/api/admin/settings': 'of the installation',
  '/api/admin/users': 'the list in which an account is found, with its address',
  '/api/admin/posts': 'published',
  '/api/admin/bookings': 'a list of times and states, with the names of both; each booking by itself leaves a row',
};

test('every other read of the admin area says why it leaves no row', async () => {
  const document = (await studio.nobody().get('/api/openapi.json')).body;
  const paths = describedRoutes(document)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'))
    .map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.keys(lists), '/api/admin/bookings/{bookingId}'].toSorted());
});

test('reading one’s own data leaves none, and non-admins are refused', async () => {
  const before = (await rows()).length;
  expect((await studio.cleo.get(`/api/bookings/${booking}`)).status).toBe(200);
  expect((await studio.ada.get(`/api/users/${studio.ada.id}/services?drafts=true`)).status).toBe(200);
  const sid = await studio.person('sid');
  expect((await sid.get(`/api/bookings/${booking}`)).status).toBe(404);
  expect((await sid.get(`/api/bookings/client/${studio.cleo.id}`)).status).toBe(403);
  expect((await rows()).length).toBe(before);
});

test('an admin with only a password reads no data of others', async () => {
  await studio.app.database.run(`UPDATE sessions SET factor = 'password' WHERE user_id = $1`, [max.id]);
  expect((await max.get(`/api/bookings/${booking}`)).status).toBe(404);
  expect((await max.get(`/api/bookings/client/${studio.cleo.id}`)).status).toBe(403);
  await studio.app.database.run(`UPDATE sessions SET factor = 'passkey' WHERE user_id = $1`, [max.id]);
});

/** Where the code checks for an admin, outside the admin area. */
const asking: Readonly<Record<string, string>> = {
  'accounts/use-cases/admit-admin.ts': 'grants and writes down',
  'accounts/accounts.tables.ts': 'the column',
  'accounts/accounts.present.ts': 'tells people of themselves',
  'own-data/use-cases/leave.ts': 'the last admin does not leave',
};

test('no other code grants access because the actor is an admin', async () => {
  const root = new URL('../../src/modules/', import.meta.url).pathname;
  const found: string[] = [];
  for (const file of await readdir(root, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('admin/')) continue;
    const text = await readFile(join(root, file), 'utf8');
    if (/\.isAdmin\b/.test(text)) found.push(file);
  }
  expect(found.toSorted()).toEqual(Object.keys(asking).toSorted());
});
