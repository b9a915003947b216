import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let server: MailServer;
let studio: Studio;
beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ bufferAfter: 15 }, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const write = (date: string, more: object = {}, who = studio.ada) =>
  who.post('/api/calendar/bookings', { serviceId: studio.serviceId, date, guest: { fullName: 'Rosalind' }, ...more });
/** Sends what waits and answers all that was ever sent. */
const sent = async () => {
  await studio.runJob('mail.deliver');
  return server.mails;
};

describe('a visit that a professional writes in', () => {
  test('is confirmed, takes the time, and needs no more than a name; nobody is written to', async () => {
    const before = (await sent()).length;
    const { status, body } = await write('2026-12-01T10:00:00Z', { notes: 'By phone' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'confirmed',
      guest: { fullName: 'Rosalind', email: null, phone: null },
      notes: 'By phone',
      expiresAt: null,
    });
    expect((await sent()).map(({ recipients }) => recipients)).toHaveLength(before);
    const { body: calendar } = await studio.ada.get('/api/calendar?from=2026-12-01&to=2026-12-01');
    expect(calendar.bookings).toMatchObject([{ id: body.id, guest: { fullName: 'Rosalind' } }]);
    expect((await studio.book(studio.cleo, '2026-12-01T10:00:00Z')).status).toBe(409);
  });

  test('for a guest with an address: they hear who booked, with a link to change it', async () => {
    await write('2026-12-02T10:00:00Z', { guest: grace });
    const mail = (await sent()).find(({ recipients }) => recipients.includes(grace.email));
    expect(mail?.parsed.subject).toMatch(/^Booked: /);
    expect(mail?.parsed.text).toContain('booked this time for you.');
    expect(mail?.parsed.text).toMatch(/\/b\/\S+/);
  });

  test('for an account: only for whom it was booked before, and then they have it, too', async () => {
    const date = '2026-12-03T10:00:00Z';
    const stranger = await write(date, { guest: null, clientId: studio.cleo.id });
    expect(stranger.status).toBe(400);
    expect(stranger.body.fields.clientId).toMatch(/were your clients before/);
    await studio.book(studio.cleo, '2026-12-03T14:00:00Z');
    expect((await write(date, { guest: null, clientId: studio.cleo.id })).status).toBe(201);
    const { body } = await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}/upcoming`);
    expect(JSON.stringify(body)).toContain('2026-12-03T10:00:00.000Z');
    const { body: notices } = await studio.cleo.get('/api/notifications');
    expect(JSON.stringify(notices)).toContain('booking.booked');
  });

  test('may lie outside the own hours when that is meant, never on somebody else or too close', async () => {
    const late = await write('2026-12-04T19:00:00Z');
    expect(late.status).toBe(409);
    expect(late.body.fields.date).toBe('Outside opening hours.');
    expect((await write('2026-12-04T19:15:00Z', { override: true })).status).toBe(201);
    expect((await write('2026-12-04T19:45:00Z', { override: true })).body.reason).toBe('taken');
    expect((await write('2026-12-04T20:20:00Z', { override: true })).status).toBe(409);
    expect((await write('2026-11-20T10:00:00Z', { override: true })).status).toBe(400);
  });

  test('may have begun lately: whoever sat down without a booking is written in afterwards', async () => {
    const now = studio.clock.at;
    const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
    const guest = { fullName: 'Walk In' };
    const { status, body } = await write(ago(1 / 6), { override: true, guest });
    expect([status, body.status]).toEqual([201, 'confirmed']);
    // Also then nobody is written onto somebody else.
    expect((await write(ago(1 / 2), { override: true, guest })).body.reason).toBe('taken');
    expect((await write(ago(12), { override: true, guest })).status).toBe(201);
    expect((await write(ago(13.5), { override: true, guest })).status).toBe(400);
    expect((await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'completed' })).status).toBe(200);
    // What somebody else asks for still lies ahead.
    expect((await studio.book(studio.cleo, ago(1 / 6))).status).toBe(400);
  });

  test('needs a service of one’s own and somebody who comes', async () => {
    expect((await write('2026-12-05T10:00:00Z', {}, studio.cleo)).status).toBe(404);
    const { status, body } = await write('2026-12-05T10:00:00Z', { guest: null });
    expect([status, body.fields.guest]).toEqual([400, 'Say who comes: a name is enough.']);
    expect(
      (await write('2026-12-05T10:00:00Z', { guest: { fullName: ' ' } })).body.fields['guest.fullName'],
    ).toBeTruthy();
    const bad = await write('2026-12-05T10:00:00Z', { guest: { fullName: 'Rosalind', email: 'at home' } });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['guest.email']]);
  });

  test('against a booking of the same moment: exactly one of them has it', async () => {
    for (const hour of ['09', '11', '13']) {
      const start = `2026-12-07T${hour}:00:00Z`;
      const answers = await Promise.all([studio.book(studio.cleo, start), write(start), write(start)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    }
  });

  test('can be moved, marked and cancelled like any other, also without an address', async () => {
    const { body } = await write('2026-12-08T10:00:00Z');
    const moved = await studio.ada.patch(`/api/bookings/${body.id}`, {
      date: '2026-12-08T12:00:00Z',
      version: body.version,
    });
    expect(moved.status).toBe(200);
    const step = await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'completed' });
    expect(step.status).toBe(200);
    const other = await write('2026-12-08T15:00:00Z');
    expect((await studio.ada.post(`/api/bookings/${other.body.id}/cancel`)).status).toBe(200);
  });
});

describe('a series that a professional writes in', () => {
  const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringInterval: 3, recurringCount: 3 };
  const days = (body: { occurrences: { date: string }[] }) => body.occurrences.map(({ date }) => date.slice(0, 10));

  test('is confirmed as a whole, also beyond what clients can book, and told in one mail', async () => {
    const guest = { fullName: 'Mary Shelley', email: 'mary@example.com' };
    const { status, body } = await write('2027-03-02T10:00:00Z', { ...weekly, guest, override: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'confirmed', isRecurring: true, visitCount: 3, visitNumber: 1 });
    expect(days(body)).toEqual(['2027-03-02', '2027-03-23', '2027-04-13']);
    // Ten o'clock stays ten o'clock when the clocks go on.
    expect(body.occurrences[2].date).toBe('2027-04-13T09:00:00.000Z');
    const mails = (await sent()).filter(({ recipients }) => recipients.includes(guest.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.parsed.text).toContain('Tue 13 Apr');
    const { body: calendar } = await studio.ada.get('/api/calendar?from=2027-03-23&to=2027-03-23');
    expect(calendar.bookings).toMatchObject([{ guest: { fullName: guest.fullName }, visitNumber: 2 }]);
  });

  test('with a date that is taken books nothing and says which; without that date it books the others', async () => {
    await write('2027-05-18T09:00:00Z', { override: true });
    const refused = await write('2027-05-04T09:00:00Z', { ...weekly, recurringInterval: 2, override: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken', reason: 'taken' } });
    const { occurrences } = refused.body;
    expect(occurrences.map(({ day, free }: { day: string; free: boolean }) => [day, free])).toEqual([
      ['2027-05-04', true],
      ['2027-05-18', false],
      ['2027-06-01', true],
    ]);
    expect(occurrences[1].sentence).toBe('This time is taken.');
    const { body: calendar } = await studio.ada.get('/api/calendar?from=2027-05-04&to=2027-05-04');
    expect(calendar.bookings).toEqual([]);
    const skip = { skip: ['2027-05-18'] };
    const { status, body } = await write('2027-05-04T09:00:00Z', {
      ...weekly,
      ...skip,
      recurringInterval: 2,
      override: true,
    });
    expect(status).toBe(201);
    expect(days(body)).toEqual(['2027-05-04', '2027-06-01']);
  });

  test('of no end, or of a pattern that is none, is refused beside its field', async () => {
    const { status, body } = await write('2027-07-06T09:00:00Z', { ...weekly, recurringCount: 27 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['recurringCount']);
    const none = await write('2027-07-06T09:00:00Z', { isRecurring: true });
    expect(Object.keys(none.body.fields)).toEqual(['recurringPattern']);
  });
});
