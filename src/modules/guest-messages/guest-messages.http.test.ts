import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Visitor } from '#tests/support/world.ts';

let server: MailServer;
let studio: Studio;
let day = 0;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true, minNotice: 0 }, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { fullName: 'Ada Obi' });
});
afterEach(async () => {
  // What waits of one test is not told in the next.
  await mailsTo('');
  server.mails.length = 0;
  studio.clock.at = thursdayMorning;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** A visit that Grace booked without an account: Ada's way to it, and her own. Each with an address of its own. */
async function booked(more: object = {}) {
  const email = `grace${day}@example.com`;
  const wish = { guest: { fullName: 'Grace Hopper', email }, ...more };
  const { body } = await studio.bookAsGuest(new Date(Date.UTC(2026, 11, 1 + day++, 12)).toISOString(), wish);
  return {
    email,
    id: body.id as number,
    manageToken: body.manageToken as string,
    manage: `/api/manage/${body.manageToken}`,
    thread: `/api/guest-threads/${body.id}`,
  };
}
const write = (who: Visitor, path: string, content: string) => who.post(`${path}/messages`, { content });
const wordsIn = (body: { messages: { content: string; fromGuest: boolean }[] }) =>
  body.messages.map(({ content, fromGuest }) => `${fromGuest ? 'Grace' : 'Ada'}: ${content}`);
const unread = async () => (await studio.ada.get('/api/messages/unread')).body.count as number;

/** What reaches an address by mail, once nobody writes on. */
async function mailsTo(address: string) {
  studio.clock.at += 30_000;
  await studio.runJob('mail.deliver');
  const reached = server.mails.filter(({ recipients }) => recipients.includes(address));
  return reached.map(({ parsed: { subject = '', text = '' } }) => ({ subject, text }));
}
const wrote = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.endsWith('wrote to you'));

test('a guest asks behind their link, the professional answers, and each is told by mail without the words', async () => {
  const { manage, manageToken, thread, id, email } = await booked();
  const grace = studio.nobody();
  expect((await grace.get(`${manage}/messages`)).body).toEqual({ messages: [], mayWrite: true, whyNot: null });
  const asked = await write(grace, manage, ' Can I bring my dog? ');
  expect([asked.status, asked.body]).toMatchObject([201, { fromGuest: true, content: 'Can I bring my dog?' }]);
  const [toAda] = await wrote('ada@example.com');
  expect(toAda).toMatchObject({ subject: 'Grace Hopper wrote to you' });
  expect(toAda!.text).toContain(`http://uli.test/messages/guest/${id}`);
  expect(toAda!.text).not.toContain('dog');

  expect((await studio.ada.get('/api/guest-threads')).body[0]).toMatchObject({
    id,
    name: 'Grace Hopper',
    serviceName: 'Cut',
    unreadCount: 1,
    last: { content: 'Can I bring my dog?' },
  });
  const answered = await write(studio.ada, thread, 'Yes, if he is calm');
  expect([answered.status, answered.body]).toMatchObject([201, { fromGuest: false }]);
  const [toGrace] = await wrote(email);
  expect(toGrace).toMatchObject({ subject: 'Ada Obi wrote to you' });
  expect(toGrace!.text).toMatch(new RegExp(`http://uli.test/b/${manageToken}\\?proof=[\\w-]{32}#messages`));
  expect(toGrace!.text).not.toContain('calm');
  const both = ['Grace: Can I bring my dog?', 'Ada: Yes, if he is calm'];
  expect(wordsIn((await grace.get(`${manage}/messages`)).body)).toEqual(both);
  expect(wordsIn((await studio.ada.get(thread)).body)).toEqual(both);
});

test('what waits counts with the messages until it is read or answered, and is told once inside Uli', async () => {
  const before = await unread();
  const { manage, thread } = await booked();
  const grace = studio.nobody();
  await write(grace, manage, 'I am on my way');
  await write(grace, manage, 'Which door?');
  expect(await unread()).toBe(before + 1);
  expect((await studio.ada.get(thread)).body.unreadCount).toBe(2);
  expect(await wrote('ada@example.com')).toHaveLength(1);
  // While something waits she is not mailed again.
  await write(grace, manage, 'The blue one?');
  expect(await wrote('ada@example.com')).toHaveLength(1);
  const told = (await studio.ada.get('/api/notifications')).body;
  expect(told[0]).toMatchObject({ sentence: 'Grace Hopper wrote to you about Cut.', read: false });
  expect((await studio.ada.post(`${thread}/read`)).status).toBe(204);
  expect(await unread()).toBe(before);
  expect((await studio.ada.get('/api/notifications')).body[0].read).toBe(true);
  await write(grace, manage, 'Found it');
  await write(studio.ada, thread, 'Good');
  expect(await unread()).toBe(before);
  // Whoever answers has read.
  expect((await studio.ada.get('/api/notifications')).body[0].read).toBe(true);
});

test('what is written at one go is one mail', async () => {
  const { thread, email } = await booked();
  await write(studio.ada, thread, 'Ten minutes late');
  await write(studio.ada, thread, 'Sorry!');
  expect(await wrote(email)).toHaveLength(1);
  await write(studio.ada, thread, 'There in five');
  expect(await wrote(email)).toHaveLength(2);
});

test('a series has one conversation, behind the link of each of its visits', async () => {
  const series = { isRecurring: true, recurringPattern: 'daily', recurringInterval: 1, recurringCount: 3 };
  const { id, thread } = await booked(series);
  day += 2;
  const { body } = await studio.ada.get(`/api/bookings/${id}`);
  const last = body.occurrences.at(-1).id;
  await write(studio.ada, `/api/guest-threads/${last}`, 'Bring the photo');
  expect(wordsIn((await studio.ada.get(thread)).body)).toEqual(['Ada: Bring the photo']);
  expect((await studio.ada.get(`/api/guest-threads/${last}`)).body.id).toBe(id);
});

test('claimed, it goes on in the conversation of the two accounts', async () => {
  const { manage, thread } = await booked();
  const grace = studio.nobody();
  await write(grace, manage, 'Is there parking?');
  await write(studio.ada, thread, 'Behind the house');
  const claimed = await studio.cleo.post(`${manage}/claim`, {});
  expect(claimed.status).toBe(200);
  const [known] = (await studio.cleo.get('/api/threads')).body;
  expect(known).toMatchObject({ state: 'open', person: { id: studio.ada.id }, last: { content: 'Behind the house' } });
  const { body } = await studio.ada.get(`/api/threads/${known.id}/messages`);
  expect(body.map(({ senderId, content }: { senderId: number; content: string }) => [senderId, content])).toEqual([
    [studio.cleo.id, 'Is there parking?'],
    [studio.ada.id, 'Behind the house'],
  ]);
  const after = (await studio.ada.get(thread)).body;
  expect(after).toMatchObject({ clientId: studio.cleo.id, messages: [], mayWrite: false });
  expect((await write(studio.ada, thread, 'Hello?')).body.code).toBe('writes_with_account');
  const listed = (await studio.ada.get('/api/guest-threads')).body as { id: number }[];
  expect(listed.map(({ id: of }) => of)).not.toContain(after.id);
});

test('claimed by somebody who only asked to write before, it opens their conversation', async () => {
  const ben = await studio.person('ben');
  await ben.post('/api/messages', { recipientId: studio.ada.id, content: 'Do you do weddings?' });
  const { manage } = await booked();
  await write(studio.nobody(), manage, 'Is there parking?');
  expect((await ben.get('/api/threads')).body[0].state).toBe('requested');
  await ben.post(`${manage}/claim`, {});
  const [known] = (await ben.get('/api/threads')).body;
  expect(known).toMatchObject({ state: 'open', last: { content: 'Is there parking?' } });
});

test('it is nobody else’s, and not of a member’s booking', async () => {
  const { thread } = await booked();
  for (const path of [thread, `${thread}/messages`, `${thread}/read`]) {
    const answer = path === thread ? await studio.cleo.get(path) : await studio.cleo.post(path, { content: 'Hello' });
    expect(answer.status).toBe(404);
  }
  const members = await studio.book(studio.cleo, new Date(Date.UTC(2026, 11, 1 + day++, 12)).toISOString());
  expect((await studio.ada.get(`/api/guest-threads/${members.body.id}`)).status).toBe(404);
});

test('who is blocked, left no address, or whose link is over cannot be written to, and the page says why', async () => {
  const { id, manage, thread } = await booked();
  studio.clock.at = thursdayMorning + 70 * 86_400_000;
  const later = studio.nobody();
  await later.post('/api/login', { username: 'ada', password: 'six-or-more' });
  expect((await write(later, thread, 'Hello?')).body.code).toBe('link_over');
  studio.clock.at = thursdayMorning;
  await studio.ada.post(`/api/bookings/${id}/block-guest`);
  expect((await write(studio.ada, thread, 'Hello?')).body.code).toBe('cannot_write');
  expect((await write(studio.nobody(), manage, 'Hello?')).body.code).toBe('cannot_write');
  const wish = { serviceId: studio.serviceId, date: new Date(Date.UTC(2026, 11, 1 + day++, 12)).toISOString() };
  const typed = await studio.ada.post('/api/calendar/bookings', { ...wish, guest: { fullName: 'Jo' } });
  const { body } = await studio.ada.get(`/api/guest-threads/${typed.body.id}`);
  expect(body).toMatchObject({ mayWrite: false, whyNot: expect.stringContaining('no email address') });
  expect((await write(studio.ada, `/api/guest-threads/${typed.body.id}`, 'Hello?')).body.code).toBe('no_address');
});

test('nothing, and too much, is refused in a sentence', async () => {
  const { manage } = await booked();
  for (const content of ['', '   ', 'x'.repeat(2001)]) {
    const { status, body } = await write(studio.nobody(), manage, content);
    expect([status, body.fields?.content]).toEqual([400, expect.any(String)]);
  }
});

test('twenty messages about a visit are enough for an hour, from either side', async () => {
  const limited = await createStudio({ autoConfirm: true }, { ULI_RATE_LIMITS: 'on' });
  const { body } = await limited.bookAsGuest('2026-12-01T12:00:00Z');
  for (const [who, path] of [
    [limited.ada, `/api/guest-threads/${body.id}`],
    [limited.nobody(), `/api/manage/${body.manageToken}`],
  ] as const) {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++) statuses.push((await write(who, path, `Number ${time}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  }
  await limited.close();
});

test('who switched messages off is told nothing, and finds it among the messages', async () => {
  await studio.ada.put('/api/notifications/settings', { messages: false });
  const { manage, id } = await booked();
  await write(studio.nobody(), manage, 'Hello');
  expect(await wrote('ada@example.com')).toEqual([]);
  const listed = (await studio.ada.get('/api/guest-threads')).body as { id: number }[];
  expect(listed.map(({ id: of }) => of)).toContain(id);
  await studio.ada.put('/api/notifications/settings', { messages: true });
});
