import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ CONTACT_EMAIL: 'desk@uli.example', ULI_TIME_ZONE: 'Europe/London' });
});
afterAll(() => world.close());

const letter = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  subject: 'Opening hours',
  message: 'Are you there on Sundays?\n\nI would come by.',
};

async function admin() {
  const max = await world.person('max');
  await appoint(world, max);
  return max;
}

test('a message is kept for admins alone and mailed to the operator', async () => {
  const sent = await world.nobody().post('/api/contact', letter);
  expect([sent.status, sent.body]).toEqual([201, { sent: true }]);
  const max = await admin();
  const { status, body } = await max.get('/api/contact-messages');
  expect(status).toBe(200);
  expect(body).toEqual([
    { ...letter, id: expect.any(Number), createdAt: '2026-11-26T08:00:00.000Z', readAt: null, answer: null },
  ]);
  const mails = await world.app.database.run<{ recipient: string; kind: string }>('SELECT recipient, kind FROM mails');
  expect(mails).toEqual([{ recipient: 'desk@uli.example', kind: 'contact.message' }]);
  expect((await world.nobody().get('/api/contact-messages')).status).toBe(401);
  expect((await (await world.person('ada')).get('/api/contact-messages')).status).toBe(403);

  await world.nobody().post('/api/contact', { ...letter, subject: 'Again' });
  const first = await max.get('/api/contact-messages?limit=1');
  expect(first.body.map(({ subject }: { subject: string }) => subject)).toEqual(['Again']);
  const next = /<([^>]+)>/.exec(first.headers.get('Link')!)![1]!;
  const second = await max.get(next);
  expect(second.body.map(({ subject }: { subject: string }) => subject)).toEqual(['Opening hours']);
  expect(second.headers.get('Link')).toBeNull();
});

test.each(['name', 'email', 'subject', 'message'])(
  'without %s nothing is sent, and the field says so',
  async (field) => {
    for (const value of [undefined, '', '   ', 7]) {
      const { status, body } = await world.nobody().post('/api/contact', { ...letter, [field]: value });
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual([field]);
    }
  },
);

test('nothing that can be typed breaks it', async () => {
  const strange = [
    { ...letter, message: 'x'.repeat(5001) },
    { ...letter, name: 'Gr\0ace' },
    { ...letter, subject: 'Hello\r\nBcc: everybody@example.com' },
    { ...letter, email: 'grace@example.com\r\nBcc: x@y.z' },
    { ...letter, message: '\uD800' },
    { ...letter, website: {} },
    [],
    'text',
  ];
  const answers = await Promise.all(strange.map((body) => world.nobody().post('/api/contact', body)));
  expect(answers.map(({ status }) => status)).toEqual(strange.map(() => 400));
  const emoji = { ...letter, message: '💈'.repeat(5000), subject: '<b>Ṣadé</b>, ₦' };
  expect((await world.nobody().post('/api/contact', emoji)).status).toBe(201);
});

test('what fills in the field that nobody sees is not kept', async () => {
  const before = await world.app.database.run('SELECT id FROM contact_messages');
  const { status } = await world.nobody().post('/api/contact', { ...letter, website: 'https://buy.example' });
  expect(status).toBe(201);
  expect(await world.app.database.run('SELECT id FROM contact_messages')).toHaveLength(before.length);
});

test('one address writes five times an hour', async () => {
  const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push((await limited.nobody().post('/api/contact', letter)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  await limited.close();
});

test('a flood of messages fills the mailbox up to its limit, and keeps nobody from writing', async () => {
  const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const write = (address: string) => limited.nobody({ address }).post('/api/contact', letter);
  expect((await write('203.0.113.9')).status).toBe(201);
  await limited.app.database.run(`UPDATE rate_limits SET points = 500 WHERE key = 'contact_all:all'`);
  expect((await write('198.51.100.7')).status).toBe(201);
  const kept =
    'SELECT (SELECT count(*)::int FROM contact_messages) AS messages, (SELECT count(*)::int FROM mails) AS mails';
  expect(await limited.app.database.run(kept)).toEqual([{ messages: 2, mails: 1 }]);
  await limited.close();
});

test('the office says where it is and whether somebody is there', async () => {
  const asked = async () => (await world.nobody().get('/api/contact')).body;
  expect(await asked()).toEqual({ email: 'desk@uli.example', timeZone: 'Europe/London', open: false });
  world.clock.at += 3_600_000;
  expect((await asked()).open).toBe(true);
});
