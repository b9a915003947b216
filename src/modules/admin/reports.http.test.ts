import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#kernel/time';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Cleo and Sid report what Ada shows; Max and Mia look after the installation.

let studio: Studio;
let max: Visitor;
let mia: Visitor;
let sid: Visitor;

beforeAll(async () => {
  studio = await createStudio();
  max = await studio.person('max');
  mia = await studio.person('mia');
  sid = await studio.person('sid');
  await appoint(studio, max, mia);
});
afterAll(() => studio.close());

const report = (who: Visitor, subjectKind: string, subjectId: number, more: object = {}) =>
  who.post('/api/reports', { subjectKind, subjectId, reason: 'spam', ...more });
const open = async () => (await max.get('/api/admin/reports')).body;
const decide = (who: Visitor, id: number, body: object) => who.post(`/api/admin/reports/${id}/decision`, body);

test('a thing that two people report stands once in the queue, and two admins at once decide once', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada, { caption: 'Cheap watches' });
  await report(cleo, 'post', post, { note: 'Again' });
  await report(sid, 'post', post, { reason: 'fake' });
  const [thing, ...others] = await open();
  expect(others).toEqual([]);
  expect(thing).toMatchObject({
    subjectKind: 'post',
    subjectId: post,
    excerpt: 'Cheap watches',
    person: { username: 'ada', suspended: false },
    reports: [
      { by: 'sid', reason: 'fake', note: null, dismissed: 0 },
      { by: 'cleo', reason: 'spam', note: 'Again' },
    ],
    settled: null,
  });
  const both = await Promise.all([
    decide(max, thing.id, { decision: 'warn', reason: 'No watches here' }),
    decide(mia, thing.id, { decision: 'warn', reason: 'Not watches, please' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('report_settled');
  expect(both.find(({ status }) => status === 200)!.body).toEqual({ settled: 2 });
  expect(await open()).toEqual([]);
  expect((await max.get('/api/admin/reports?status=settled')).body).toMatchObject([
    { id: thing.id, subjectId: post, settled: { action: 'warn', until: null } },
  ]);
});

test('what a report leads to is told, and stands in the log with the reason', async () => {
  const { ada, cleo } = studio;
  await report(cleo, 'user', sid.id);
  const [{ id }] = await open();
  expect((await decide(max, id, { decision: 'suspend' })).status).toBe(400);
  expect((await decide(max, id, { decision: 'suspend', days: 3, reason: 'Spam' })).body).toEqual({ settled: 1 });
  expect((await sid.get('/api/user')).status).toBe(401);
  const until = new Date(studio.clock.at + 3 * dayMs).toISOString();
  expect((await max.get('/api/admin/reports?status=settled')).body[0]).toMatchObject({
    subjectId: sid.id,
    settled: { by: 'max', action: 'suspend', until },
  });
  expect((await max.get('/api/admin/audit')).body[0]).toMatchObject({
    action: 'suspend',
    subjectKind: 'user',
    subjectId: sid.id,
    reason: 'Spam',
    details: { reports: 1, days: 3 },
  });
  const mails = await lettersIn(studio.app, { kind: 'account.moderated', recipient: 'sid@example.com' });
  expect(mails.map(({ letter }) => letter.act)).toEqual(['suspended']);
  // What comes to nothing is held against whoever reports it, where an admin sees it.
  await report(cleo, 'user', ada.id);
  await decide(max, (await open())[0].id, { decision: 'dismiss', reason: 'Nothing wrong' });
  await report(cleo, 'user', ada.id);
  expect((await open())[0].reports).toMatchObject([{ by: 'cleo', dismissed: 1 }]);
});

test('nobody decides about themselves', async () => {
  await report(studio.cleo, 'user', max.id);
  const thing = (await open()).find(({ subjectId }: { subjectId: number }) => subjectId === max.id);
  expect((await decide(max, thing.id, { decision: 'dismiss', reason: 'It is me' })).body.code).toBe('oneself');
  expect((await decide(mia, thing.id, { decision: 'dismiss', reason: 'It is him' })).status).toBe(200);
});

test('whoever reported something reads what came of it, and nothing of what the other person was told', async () => {
  const { ada } = studio;
  const zoe = await studio.person('zoe');
  const told = async () =>
    (await zoe.get('/api/notifications?topic=moderation')).body.map(({ sentence }: { sentence: string }) => sentence);
  const post = await publish(ada, { caption: 'Cheap shoes' });
  await report(zoe, 'post', post);
  await report(zoe, 'user', ada.id);
  expect(await told()).toEqual([]);
  const idOf = async (kind: string) =>
    (await open()).find((each: { subjectKind: string }) => each.subjectKind === kind).id;
  await decide(max, await idOf('post'), { decision: 'remove', reason: 'No shoes here' });
  const acted = 'Thank you for your report. We looked at the post, and we acted.';
  expect(await told()).toEqual([acted]);
  await decide(max, await idOf('user'), { decision: 'dismiss', reason: 'Ada is fine' });
  expect(await told()).toEqual([
    'Thank you for your report. We looked at the profile, and found nothing against the rules. If you see it otherwise, write to us.',
    acted,
  ]);
});
