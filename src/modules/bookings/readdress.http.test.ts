import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// Whoever mistypes their address as a guest has no other way to their link.

let server: MailServer;
let studio: Studio;
const path = (token: string, action = '') => `/api/manage/${token}${action}`;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

async function mailsTo(address: string) {
  await studio.runJob('mail.deliver');
  return server.mails.filter(({ recipients }) => recipients.includes(address)).map(({ parsed }) => parsed.text ?? '');
}

test('what went to a wrong address goes to the right one, and the link that went there opens nothing', async () => {
  const guest = { ...grace, email: 'grace@gmial.com' };
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
  const { body: booked } = await studio.bookAsGuest('2026-12-01T10:00:00Z', { guest, ...series });
  const wrong = booked.manageToken;
  const { status, body } = await studio.nobody().post(path(wrong, '/email'), { email: ' grace@gmail.com ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: booked.id, status: 'confirmed', guest: { email: 'grace@gmail.com' } });
  expect(body.manageToken).not.toBe(wrong);
  expect((await studio.nobody().get(path(wrong))).status).toBe(404);
  const [mail = '', ...others] = await mailsTo('grace@gmail.com');
  expect(others).toEqual([]);
  expect(mail).toContain(body.manageToken);
  expect(mail).toContain('Tue 8 Dec');
  // The other visit of the series goes along.
  const other = body.occurrences.find(({ id }: { id: number }) => id !== booked.id);
  expect((await studio.nobody().get(path(other.manageToken))).body.guest.email).toBe('grace@gmail.com');
  const seen = await studio.ada.get(`/api/bookings/${booked.id}`);
  expect(seen.body.guest.email).toBe('grace@gmail.com');
});

test('pressed twice it is done once, and both lead to the new link; later the old one opens nothing', async () => {
  const { body: booked } = await studio.bookAsGuest('2026-12-09T10:00:00Z');
  const send = () => studio.nobody().post(path(booked.manageToken, '/email'), { email: 'twice@example.com' });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.manageToken).toBe(first.body.manageToken);
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
  expect((await send()).body.manageToken).toBe(first.body.manageToken);
  studio.clock.at += 60_000;
  expect((await send()).status).toBe(404);
});

test('the same address gets it once more, and its link stays', async () => {
  const { body: booked } = await studio.bookAsGuest('2026-12-02T10:00:00Z');
  const before = (await mailsTo(grace.email)).length;
  const { body } = await studio.nobody().post(path(booked.manageToken, '/email'), { email: grace.email });
  expect(body.manageToken).toBe(booked.manageToken);
  expect((await mailsTo(grace.email)).length).toBe(before + 1);
});

test('no address, a visit that is called off, and one that an account keeps are refused', async () => {
  const { body: booked } = await studio.bookAsGuest('2026-12-03T10:00:00Z');
  const send = (email: string) => studio.nobody().post(path(booked.manageToken, '/email'), { email });
  expect(await send('grace at home')).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  await studio.nobody().post(path(booked.manageToken, '/cancel'), {});
  expect(await send('grace@gmail.com')).toMatchObject({ status: 409, body: { code: 'step_not_allowed' } });
  const { body: kept } = await studio.bookAsGuest('2026-12-04T10:00:00Z');
  await studio.cleo.post(path(kept.manageToken, '/claim'));
  const claimed = await studio.nobody().post(path(kept.manageToken, '/email'), { email: 'grace@gmail.com' });
  expect(claimed).toMatchObject({ status: 409, body: { code: 'already_claimed' } });
});

test('letters to one address are counted, whoever sends them', async () => {
  const strict = await createStudio({}, { ULI_RATE_LIMITS: 'on' });
  const { body: booked } = await strict.bookAsGuest('2026-12-07T10:00:00Z');
  const statuses: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const answer = await strict.nobody().post(path(booked.manageToken, '/email'), { email: grace.email });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  await strict.close();
});
