import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Ada takes bookings and shares one with Cleo; Ben knows neither.

const minute = 60_000;
let server: MailServer;
let studio: Studio;
let ben: Visitor;
beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  ben = await studio.person('ben');
  await studio.book(studio.cleo, '2026-12-01T10:00:00Z');
  await toldTo('cleo');
});
afterEach(() => toldTo(''));
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** What somebody is told by mail that waits for them, some minutes on. */
async function toldTo(who: string, minutes = 4) {
  studio.clock.at += minutes * minute;
  await studio.runJob('messaging.mail-unread');
  await studio.runJob('mail.deliver');
  const mails = server.mails.filter(({ recipients }) => recipients.includes(`${who}@example.com`));
  const told = mails
    .map(({ parsed }) => parsed)
    .filter(({ subject = '' }) => /wrote to you|would like to write/.test(subject));
  server.mails.length = 0;
  return told.map(({ subject = '', text = '' }) => ({ subject, text }));
}
const write = (from: Visitor, to: Visitor, content: string) =>
  from.post('/api/messages', { recipientId: to.id, content });
async function read(who: Visitor, threadId: number) {
  const { body } = await who.get(`/api/threads/${threadId}/messages`);
  await who.post(`/api/threads/${threadId}/read`, { messageId: body.at(-1).id });
}

test('whoever does not look is told once by mail who wrote, without the words, and again once they have read', async () => {
  const { ada, cleo } = studio;
  const { body } = await write(ada, cleo, 'Ten minutes late');
  expect(await toldTo('cleo', 2)).toEqual([]);
  const [mail, ...others] = await toldTo('cleo', 2);
  expect([mail!.subject, others]).toEqual(['Ada wrote to you', []]);
  expect(mail!.text).toContain(`http://uli.test/messages/${body.threadId}`);
  expect(mail!.text).not.toContain('late');
  await write(ada, cleo, 'There in five');
  expect(await toldTo('cleo')).toEqual([]);
  await read(cleo, body.threadId);
  await write(ada, cleo, 'See you next time');
  expect(await toldTo('cleo')).toHaveLength(1);
  await read(cleo, body.threadId);
});

test('whoever reads at once, answers, or is not to be told is told nothing', async () => {
  const { ada, cleo } = studio;
  const { body } = await write(ada, cleo, 'Hello');
  await read(cleo, body.threadId);
  expect(await toldTo('cleo')).toEqual([]);
  await write(cleo, ada, 'Hello yourself');
  await write(ada, cleo, 'And you');
  // Ada has answered, so that nothing waits for her.
  expect(await toldTo('ada')).toEqual([]);
  await read(cleo, body.threadId);
  await cleo.put('/api/notifications/settings', { messages: false });
  await write(ada, cleo, 'Still there?');
  expect(await toldTo('cleo')).toEqual([]);
  await cleo.put('/api/notifications/settings', { messages: true });
  await read(cleo, body.threadId);
  const { body: regretted } = await write(ada, cleo, 'Wrong person');
  await ada.delete(`/api/messages/${regretted.id}`);
  expect(await toldTo('cleo')).toEqual([]);
});

test('a first contact is told to whoever takes bookings, and to nobody else', async () => {
  await write(ben, studio.ada, 'Do you do weddings?');
  expect((await toldTo('ada')).map(({ subject }) => subject)).toEqual(['Ben would like to write to you']);
  await write(ben, studio.cleo, 'Nice braids');
  expect(await toldTo('cleo')).toEqual([]);
});

test('two processes tell it once, and what lay for days is not told', async () => {
  const { ada, cleo } = studio;
  const { body } = await write(ada, cleo, 'One');
  studio.clock.at += 4 * minute;
  await Promise.all([studio.runJob('messaging.mail-unread'), studio.runJob('messaging.mail-unread')]);
  expect(await toldTo('cleo', 0)).toHaveLength(1);
  await read(cleo, body.threadId);
  await write(ada, cleo, 'Two');
  expect(await toldTo('cleo', 25 * 60)).toEqual([]);
});
