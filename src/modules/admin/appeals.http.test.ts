import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Cleo reports what Ada shows; Max looks after the installation, and Ada may say once why he is wrong.

let studio: Studio;
let max: Visitor;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  max = await studio.person('max');
  await appoint(studio, max);
});
afterAll(() => studio.close());

const reason = 'Not your own work';

/** Has something reported and taken away; answers the link that its owner is mailed. */
async function takenAway(subjectKind: string, subjectId: number, owner: Visitor, by = studio.cleo): Promise<string> {
  const { body: report } = await by.post('/api/reports', { subjectKind, subjectId, reason: 'stolen_work' });
  const decided = await max.post(`/api/admin/reports/${report.id}/decision`, { decision: 'remove', reason });
  expect(decided).toMatchObject({ status: 200, body: { settled: 1 } });
  return linkOf(owner);
}

async function linkOf(owner: Visitor): Promise<string> {
  const { email: recipient } = (await owner.get('/api/user')).body;
  const [mail] = await lettersIn(studio.app, { kind: 'account.moderated', recipient });
  return mail!.letter.path.replace('/decision/', '/api/decisions/');
}

const appeals = async () => (await max.get('/api/admin/appeals')).body;
const decideAgain = (id: number, became: string, why = 'Looked again') =>
  max.post(`/api/admin/appeals/${id}/outcome`, { became, reason: why });

test('a post that is taken away is seen by nobody, its author reads why, says once that it is wrong, and has it back', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada, { caption: 'Mine' });
  const counted = async () => (await cleo.get(`/api/users/${ada.id}`)).body.postsCount;
  const before = await counted();
  const link = await takenAway('post', post, ada);
  for (const who of [ada, cleo]) expect((await who.get(`/api/posts/${post}`)).status).toBe(404);
  expect((await ada.get('/api/drafts')).body).toEqual([]);
  expect(await counted()).toBe(before - 1);
  const notice = (await ada.get('/api/notifications?topic=moderation')).body[0];
  expect(notice).toMatchObject({ sentence: 'Something of yours was taken away. Read why.', people: [] });
  expect(notice.href).toBe(link.replace('/api/decisions/', '/decision/'));

  const nobody = studio.nobody();
  expect((await nobody.get(link)).body).toMatchObject({ act: 'removed', subjectKind: 'post', excerpt: 'Mine', reason });
  const words = 'It is mine: I have the negatives.';
  expect((await nobody.post(`${link}/appeal`, { words })).body.appeal.words).toBe(words);
  expect(await nobody.post(`${link}/appeal`, { words })).toMatchObject({
    status: 409,
    body: { code: 'appealed_already' },
  });
  const [appeal, ...others] = await appeals();
  expect(others).toEqual([]);
  expect(appeal).toMatchObject({ act: 'removed', person: { username: 'ada' }, decidedBy: 'max', appeal: { words } });

  expect((await decideAgain(appeal.id, 'restored')).status).toBe(200);
  expect((await decideAgain(appeal.id, 'stands')).body.code).toBe('report_settled');
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(200);
  expect(await counted()).toBe(before);
  expect((await nobody.get(link)).body.outcome).toMatchObject({ became: 'restored', reason: 'Looked again' });
  expect(await appeals()).toEqual([]);
  expect((await max.get('/api/admin/audit')).body.slice(0, 2)).toMatchObject([
    { action: 'restore', subjectKind: 'post', subjectId: post, details: { decided: 'removed' } },
    { action: 'remove', subjectKind: 'post', subjectId: post, reason },
  ]);
});

test('a comment, a message, the words of a rating and those of a profile go and come back, and counts stay right', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada);
  const { body: comment } = await cleo.post(`/api/posts/${post}/comments`, { content: 'Rude' });
  await ada.post(`/api/posts/${post}/comments`, { content: 'Why?', parentId: comment.id });
  const { body: message } = await cleo.post('/api/messages', { recipientId: ada.id, content: 'Rude, too' });
  const booking = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  studio.clock.at = Date.parse('2026-12-01T12:00:00Z');
  await ada.patch(`/api/bookings/${booking.id}/status`, { status: 'completed' });
  const { body: rating } = await cleo.post('/api/ratings', { bookingId: booking.id, rating: 2, comment: 'Rude' });
  await cleo.patch('/api/user', { bio: 'Buy watches' });
  const seen = async () => ({
    comments: (await ada.get(`/api/posts/${post}`)).body.commentsCount,
    message: (await ada.get(`/api/threads/${message.threadId}/messages`)).body.at(-1).content,
    rating: (await ada.get(`/api/ratings/artist/${ada.id}`)).body.ratings[0].comment,
    bio: (await ada.get(`/api/users/${cleo.id}`)).body.bio,
  });
  const before = await seen();
  expect(before).toEqual({ comments: 2, message: 'Rude, too', rating: 'Rude', bio: 'Buy watches' });
  const things: [string, number][] = [
    ['comment', comment.id],
    ['message', message.id],
    ['rating', rating.id],
    ['user', cleo.id],
  ];
  for (const [kind, id] of things) {
    const link = await takenAway(kind, id, cleo, ada);
    await studio.nobody().post(`${link}/appeal`, { words: `It was not rude: ${kind}` });
  }
  expect(await seen()).toMatchObject({ comments: 0, rating: null, bio: null });
  expect((await seen()).message).not.toBe('Rude, too');
  expect((await ada.get(`/api/posts/${post}/comments`)).body).toEqual([]);
  expect((await ada.get(`/api/ratings/artist/${ada.id}`)).body.ratings[0].rating).toBe(2);
  expect((await cleo.patch(`/api/ratings/${rating.id}`, { comment: 'Ruder' })).body.code).toBe('rating_settled');
  for (const { id } of await appeals()) expect((await decideAgain(id, 'restored')).status).toBe(200);
  expect(await seen()).toEqual(before);
});

test('a decision that stands stays, and a suspension that was wrong ends', async () => {
  const { cleo } = studio;
  const sid = await studio.person('sid');
  await max.put(`/api/admin/users/${sid.id}/suspension`, { days: null, reason: 'Spam' });
  const link = await linkOf(sid);
  expect((await sid.get('/api/user')).status).toBe(401);
  expect((await studio.nobody().post(`${link}/appeal`, { words: 'I was away' })).status).toBe(201);
  const [{ id }] = await appeals();
  expect((await decideAgain(id, 'restored')).status).toBe(200);
  const login = await studio.nobody().post('/api/login', { username: 'sid', password: 'six-or-more' });
  expect(login.status).toBe(200);

  const post = await publish(studio.ada);
  const second = await takenAway('post', post, studio.ada);
  expect((await max.post(`/api/admin/appeals/${id}/outcome`, { became: 'restored' })).status).toBe(400);
  await studio.nobody().post(`${second}/appeal`, { words: 'Please' });
  await decideAgain((await appeals())[0].id, 'stands');
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(404);
  expect((await studio.nobody().get(second)).body.outcome.became).toBe('stands');
});

test('nobody is told that something is back which is gone; a post that an admin put back before is', async () => {
  const { ada, cleo } = studio;
  const nobody = studio.nobody();
  const post = await publish(ada);
  const { body: comment } = await cleo.post(`/api/posts/${post}/comments`, { content: 'Rude' });
  const gone = await takenAway('comment', comment.id, cleo, ada);
  await nobody.post(`${gone}/appeal`, { words: 'It was not' });
  await ada.delete(`/api/posts/${post}`);
  const [{ id }] = await appeals();
  const told = async (who: Visitor) => (await who.get('/api/notifications?topic=moderation')).body.length;
  const before = await told(cleo);
  expect(await decideAgain(id, 'restored')).toMatchObject({ status: 409, body: { code: 'gone_already' } });
  expect((await nobody.get(gone)).body.outcome).toBeNull();
  expect(await told(cleo)).toBe(before);
  expect((await decideAgain(id, 'stands')).status).toBe(200);

  const second = await publish(ada);
  const link = await takenAway('post', second, ada);
  await nobody.post(`${link}/appeal`, { words: 'Mine' });
  expect((await max.post(`/api/admin/posts/${second}/return`, { reason })).status).toBe(200);
  const [appeal] = await appeals();
  expect((await decideAgain(appeal.id, 'restored')).status).toBe(200);
  expect((await nobody.get(link)).body.outcome.became).toBe('restored');
});

test('what is gone already cannot be taken away, and a link that nobody was sent leads nowhere', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada);
  const { body: report } = await cleo.post('/api/reports', { subjectKind: 'post', subjectId: post, reason: 'spam' });
  await ada.delete(`/api/posts/${post}`);
  const decide = (decision: string) => max.post(`/api/admin/reports/${report.id}/decision`, { decision, reason });
  expect(await decide('remove')).toMatchObject({ status: 409, body: { code: 'gone_already' } });
  expect((await decide('dismiss')).status).toBe(200);
  expect((await studio.nobody().get('/api/decisions/guessed')).status).toBe(404);
});
