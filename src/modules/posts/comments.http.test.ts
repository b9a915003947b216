import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;
let sid: Visitor;
let post: number;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
  sid = await world.person('sid');
});
afterAll(() => world.close());
beforeEach(async () => {
  post = await publish(ada);
});

async function write(visitor: Visitor, content: string, parentId?: number) {
  world.clock.at += 1000;
  return (await visitor.post(`/api/posts/${post}/comments`, { content, parentId })).body;
}
const list = async (visitor: Visitor) => (await visitor.get(`/api/posts/${post}/comments`)).body;
const contents = (comments: { content: string }[]) => comments.map(({ content }) => content);
const count = async () => (await ada.get(`/api/posts/${post}`)).body.commentsCount;
const notices = (visitor: Visitor) =>
  world.app.database.run<{ kind: string }>(`SELECT kind FROM notices WHERE user_id = $1 AND href = '/post/${post}'`, [
    visitor.id,
  ]);

test('comments stand newest first with their replies oldest first, one level deep', async () => {
  const first = await write(cleo, 'How long does it take?');
  await write(sid, 'Lovely');
  const answer = await write(ada, 'Four hours, @cleo and @nobody', first.id);
  expect(answer.mentions).toEqual([{ id: cleo.id, username: 'cleo' }]);
  const deeper = await write(cleo, 'Thank you', answer.id);
  expect(deeper.parentId).toBe(first.id);
  const listed = await list(world.nobody());
  expect(contents(listed)).toEqual(['Lovely', 'How long does it take?']);
  expect(contents(listed[1].replies)).toEqual(['Four hours, @cleo and @nobody', 'Thank you']);
  expect(listed[1]).toMatchObject({ repliesCount: 2, user: { username: 'cleo', fullName: 'Cleo' } });
  expect(await count()).toBe(4);
});

test('three replies come along, the others are read on their own, and pages go on to the end', async () => {
  const root = await write(cleo, 'First');
  for (const word of ['a', 'b', 'c', 'd', 'e']) await write(sid, word, root.id);
  for (const word of ['Second', 'Third']) await write(cleo, word);
  const [, , listed] = await list(cleo);
  expect([contents(listed.replies), listed.repliesCount]).toEqual([['a', 'b', 'c'], 5]);
  const read: string[] = [];
  for (let next: string | undefined = `/api/comments/${root.id}/replies?limit=2`; next;) {
    const { headers, body }: Answer<{ content: string }[]> = await cleo.get(next);
    read.push(...contents(body));
    next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1];
  }
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e']);
  const page = await cleo.get(`/api/posts/${post}/comments?limit=2`);
  const rest = await cleo.get(/<([^>]+)>/.exec(page.headers.get('Link')!)![1]!);
  expect([...contents(page.body), ...contents(rest.body)]).toEqual(['Third', 'Second', 'First']);
});

test('what concerns somebody is said in words', async () => {
  const { id } = await write(cleo, 'How long does it take, @sid?');
  await write(sid, 'Lovely');
  await write(ada, 'Four hours', id);
  await cleo.post(`/api/posts/${post}/likes`, { userId: cleo.id });
  await world.runJob('posts.tell-likes');
  await publish(ada, { caption: 'For @cleo' });
  const sentences = async (visitor: Visitor) =>
    (await visitor.get('/api/notifications')).body.map(({ sentence }: { sentence: string }) => sentence);
  expect(await sentences(ada)).toEqual(
    expect.arrayContaining(['Cleo likes your post.', 'Sid and Cleo commented on your post.']),
  );
  expect(await sentences(cleo)).toEqual(
    expect.arrayContaining(['Ada named you in a post.', 'Ada answered your comment.']),
  );
  expect(await sentences(sid)).toContain('Cleo named you in a comment.');
});

test('each person is told once of what concerns them', async () => {
  const question = await write(cleo, 'How long?');
  await write(ada, 'Four hours @cleo @sid', question.id);
  expect((await notices(ada)).map(({ kind }) => kind)).toEqual(['post.commented']);
  expect((await notices(cleo)).map(({ kind }) => kind)).toEqual(['comment.replied']);
  expect((await notices(sid)).map(({ kind }) => kind)).toEqual(['comment.mentioned']);
});

test('the author hides a comment with its replies: only its writer and the author see it then', async () => {
  const rude = await write(cleo, 'Rude');
  await write(sid, 'Indeed', rude.id);
  await write(sid, 'Kind');
  expect((await sid.put(`/api/comments/${rude.id}/hidden`)).status).toBe(403);
  expect((await ada.put(`/api/comments/${rude.id}/hidden`)).body.hidden).toBe(true);
  expect(await count()).toBe(1);
  expect(contents(await list(sid))).toEqual(['Kind']);
  expect(contents(await list(world.nobody()))).toEqual(['Kind']);
  expect(contents(await list(cleo))).toEqual(['Kind', 'Rude']);
  expect((await sid.post(`/api/posts/${post}/comments`, { content: 'x', parentId: rude.id })).status).toBe(404);
  await ada.delete(`/api/comments/${rude.id}/hidden`);
  expect([contents(await list(sid)), await count()]).toEqual([['Kind', 'Rude'], 3]);
});

test('the author pins one comment, which stands first; hiding or deleting it lets go of it', async () => {
  const first = await write(cleo, 'First');
  const second = await write(sid, 'Second');
  const reply = await write(sid, 'Reply', first.id);
  await write(sid, 'Third');
  await ada.put(`/api/comments/${first.id}/pinned`);
  const listed = await list(cleo);
  expect([contents(listed), listed[0].pinned]).toEqual([['First', 'Third', 'Second'], true]);
  await ada.put(`/api/comments/${second.id}/pinned`);
  expect(contents(await list(cleo))).toEqual(['Second', 'Third', 'First']);
  expect((await ada.put(`/api/comments/${reply.id}/pinned`)).status).toBe(409);
  expect((await cleo.put(`/api/comments/${first.id}/pinned`)).status).toBe(403);
  await ada.delete(`/api/comments/${second.id}`);
  expect(contents(await list(cleo))).toEqual(['Third', 'First']);
});

test('the writer and the post’s author delete a comment with its replies, nobody else does', async () => {
  const one = await write(cleo, 'One');
  await write(sid, 'Reply', one.id);
  const two = await write(cleo, 'Two');
  expect((await sid.delete(`/api/comments/${one.id}`)).status).toBe(403);
  expect((await cleo.delete(`/api/comments/${one.id}`)).status).toBe(204);
  expect(await count()).toBe(1);
  expect((await ada.delete(`/api/comments/${two.id}`)).status).toBe(204);
  expect((await ada.delete(`/api/comments/${two.id}`)).status).toBe(404);
  expect(await count()).toBe(0);
});

test('a comment is reported with its words, once while it is open, and not one’s own', async () => {
  const { id } = await write(cleo, 'Buy watches');
  const report = { subjectKind: 'comment', subjectId: id, reason: 'spam' };
  expect((await cleo.post('/api/reports', report)).body.code).toBe('oneself');
  const first = await sid.post('/api/reports', report);
  expect(first).toMatchObject({ status: 201, body: { subjectKind: 'comment', status: 'open' } });
  expect((await sid.post('/api/reports', report)).body.id).toBe(first.body.id);
  expect(await world.app.database.run('SELECT excerpt, subject_user_id AS whose FROM reports')).toEqual([
    { excerpt: 'Buy watches', whose: cleo.id },
  ]);
  await ada.put(`/api/comments/${id}/hidden`);
  expect((await sid.post('/api/reports', { ...report, reason: 'fake' })).status).toBe(404);
});

test('comments can be switched off; what stands there stays', async () => {
  await write(cleo, 'Early');
  await ada.patch(`/api/posts/${post}`, { commentsOff: true });
  const late = await cleo.post(`/api/posts/${post}/comments`, { content: 'Late' });
  expect([late.status, late.body.code]).toEqual([409, 'comments_off']);
  expect(contents(await list(sid))).toEqual(['Early']);
});

test('a comment has up to 1000 characters of any script, and a reply belongs to its own post', async () => {
  const longest = '👩🏾‍🦱ß '.repeat(100) + 'ع'.repeat(400);
  expect([...longest].length).toBe(1000);
  const { status, body } = await cleo.post(`/api/posts/${post}/comments`, { content: longest });
  expect([status, body.content]).toEqual([201, longest]);
  for (const content of [`${longest}.`, '   ', '', 'a\u0000', 'a\u0007', 7])
    expect((await cleo.post(`/api/posts/${post}/comments`, { content })).status).toBe(400);
  const other = await publish(ada);
  const elsewhere = { content: 'Here', parentId: body.id };
  expect((await cleo.post(`/api/posts/${other}/comments`, elsewhere)).status).toBe(404);
});

test('people who are apart do not see each other’s comments, and cannot comment on each other', async () => {
  const word = await write(cleo, 'Hello');
  await cleo.post('/api/blocks', { blockedId: sid.id });
  expect(contents(await list(sid))).toEqual([]);
  expect((await sid.get(`/api/comments/${word.id}/replies`)).status).toBe(404);
  expect((await sid.post(`/api/posts/${post}/comments`, { content: 'x', parentId: word.id })).status).toBe(404);
  await cleo.delete(`/api/blocks/${sid.id}`);
  await ada.post('/api/blocks', { blockedId: sid.id });
  expect((await sid.get(`/api/posts/${post}/comments`)).status).toBe(404);
  expect((await sid.post(`/api/posts/${post}/comments`, { content: 'x' })).status).toBe(404);
  await ada.delete(`/api/blocks/${sid.id}`);
});
