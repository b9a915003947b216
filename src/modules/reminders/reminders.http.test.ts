import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { startWorker } from '#tests/support/worker.ts';
import { thursdayMorning } from '#tests/support/world.ts';
import { listRemindersOf } from './reminders.store.ts';

const minute = 60_000;
const hour = 60 * minute;
let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { city: 'London' });
});
afterEach(async () => {
  studio.clock.at = thursdayMorning;
  server.beforeAnswer = undefined;
  await deliver();
  await studio.app.database.run('DELETE FROM reminders');
  await studio.app.database.run('DELETE FROM mails');
  server.mails.length = 0;
  server.arrivals = 0;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const deliver = () => studio.runJob('mail.deliver');
const dispatch = () => studio.runJob('reminders.dispatch');
const statuses = async (bookingId: number) =>
  (await listRemindersOf(studio.app.database, bookingId)).map(({ status }) => status);
const remindersSent = () => server.mails.filter(({ parsed }) => parsed.subject?.startsWith('Reminder: '));
const at = (iso: string) => void (studio.clock.at = Date.parse(iso));

/** Books a confirmed visit for Grace and sends the mails that this causes. */
async function booked(date: string, more: object = {}) {
  const { status, body } = await studio.bookAsGuest(date, more);
  expect(status).toBe(201);
  await deliver();
  server.mails.length = 0;
  server.arrivals = 0;
  return body;
}

describe('a reminder', () => {
  test('comes a day before, once, with links to change and to cancel', async () => {
    const { id, manageToken } = await booked('2026-12-01T10:00:00Z');
    at('2026-11-30T09:59:59Z');
    await dispatch();
    await deliver();
    expect(remindersSent()).toEqual([]);
    at('2026-11-30T10:00:00Z');
    for (let time = 0; time < 3; time++) {
      await dispatch();
      await deliver();
    }
    expect(remindersSent()).toHaveLength(1);
    const [{ recipients, parsed }] = remindersSent() as [(typeof server.mails)[0]];
    expect(recipients).toEqual([grace.email]);
    expect(parsed.subject).toBe('Reminder: Cut, Tue 1 Dec, 10:00');
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('Tue 1 Dec, 10:00–11:00, London (GMT)');
      expect(part).toContain(`http://uli.test/b/${manageToken}?step=move`);
      expect(part).toContain(`http://uli.test/b/${manageToken}?step=cancel`);
    }
    expect((await studio.ada.get(`/api/bookings/${id}`)).body.reminderSent).toBe(true);
  });

  test('comes as early as the client wishes, or not at all', async () => {
    const early = await booked('2026-12-01T11:00:00Z', { reminderTime: 60 });
    const none = await booked('2026-12-01T12:00:00Z', { reminderTime: 0 });
    at('2026-12-01T10:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent()).toHaveLength(1);
    expect(await statuses(early.id)).toEqual(['sent']);
    expect(await statuses(none.id)).toEqual([]);
  });

  test('waits for the artist’s yes, and does not come without', async () => {
    const asking = await createStudio({}, { SMTP_URL: server.url });
    try {
      const { body } = await asking.bookAsGuest('2026-11-28T10:00:00Z');
      expect(await listRemindersOf(asking.app.database, body.id)).toEqual([]);
      await asking.ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' });
      const [reminder] = await listRemindersOf(asking.app.database, body.id);
      expect(reminder).toMatchObject({
        status: 'scheduled',
        dueAt: Date.parse('2026-11-27T10:00:00Z'),
        minutesBefore: 1440,
      });
    } finally {
      await asking.close();
    }
  });

  test('is skipped when the visit was booked inside its time', async () => {
    const { id } = await booked('2026-11-26T10:00:00Z');
    expect(await statuses(id)).toEqual(['skipped']);
    await dispatch();
    await deliver();
    expect(remindersSent()).toEqual([]);
  });

  test('follows a visit that is moved', async () => {
    const { id, manageToken, version } = await booked('2026-12-02T10:00:00Z');
    await studio.nobody().post(`/api/manage/${manageToken}/move`, { date: '2026-12-04T10:00:00Z', version });
    expect(await statuses(id)).toEqual(['voided', 'scheduled']);
    at('2026-12-01T10:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent()).toEqual([]);
    at('2026-12-03T10:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent().map(({ parsed }) => parsed.subject)).toEqual(['Reminder: Cut, Fri 4 Dec, 10:00']);
  });

  test('comes again when a visit is moved after it', async () => {
    const { id, manageToken } = await booked('2026-12-02T11:00:00Z');
    at('2026-12-01T11:00:00Z');
    await dispatch();
    const { version } = (await studio.nobody().get(`/api/manage/${manageToken}`)).body;
    await studio.nobody().post(`/api/manage/${manageToken}/move`, { date: '2026-12-10T11:00:00Z', version });
    expect(await statuses(id)).toEqual(['sent', 'scheduled']);
    expect((await studio.ada.get(`/api/bookings/${id}`)).body.reminderSent).toBe(false);
    at('2026-12-09T11:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent().map(({ parsed }) => parsed.subject)).toEqual(['Reminder: Cut, Thu 10 Dec, 11:00']);
  });

  test('never comes after a cancellation, not even when its mail waited already', async () => {
    const before = await booked('2026-12-03T10:00:00Z');
    const between = await booked('2026-12-03T11:00:00Z');
    await studio.nobody().post(`/api/manage/${before.manageToken}/cancel`, {});
    at('2026-12-02T11:00:00Z');
    await dispatch();
    await studio.nobody().post(`/api/manage/${between.manageToken}/cancel`, {});
    await deliver();
    expect(remindersSent()).toEqual([]);
    expect(await statuses(before.id)).toEqual(['voided']);
    expect(server.mails.map(({ parsed }) => parsed.subject)).toContain('Cancelled: Cut, Thu 3 Dec, 11:00');
  });

  test('never comes after the visit was marked as done early', async () => {
    const { id } = await booked('2026-12-03T12:00:00Z');
    await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
    at('2026-12-02T12:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent()).toEqual([]);
  });

  test('after a night without the program comes late, but not once the visit has begun', async () => {
    await booked('2026-12-05T10:00:00Z');
    const begun = await booked('2026-12-05T09:00:00Z');
    at('2026-12-05T09:00:00Z');
    await dispatch();
    await deliver();
    expect(remindersSent().map(({ parsed }) => parsed.subject)).toEqual(['Reminder: Cut, Sat 5 Dec, 10:00']);
    expect(await statuses(begun.id)).toEqual(['skipped']);
  });

  test('whose mail could not be sent before the visit is not sent after it', async () => {
    await booked('2026-12-06T10:00:00Z');
    at('2026-12-05T10:00:00Z');
    server.refuseWith = 451;
    await dispatch();
    await deliver();
    server.refuseWith = undefined;
    at('2026-12-06T10:00:00Z');
    await deliver();
    expect(remindersSent()).toEqual([]);
  });
});

describe('over a clock change', () => {
  test.each([
    ['autumn', '2027-10-31T10:00:00Z', '2027-10-30T10:00:00Z'],
    ['spring', '2027-03-28T09:00:00Z', '2027-03-27T09:00:00Z'],
  ])('in %s the reminder is due the same number of minutes before', async (_, date, due) => {
    const { id } = await booked(date);
    const [reminder] = await listRemindersOf(studio.app.database, id);
    expect(reminder!.dueAt).toBe(Date.parse(due));
  });
});

describe('several processes', { timeout: 60_000 }, () => {
  test('send each reminder once', async () => {
    const hours = ['09', '10', '11', '12', '13', '14', '15', '16'];
    for (const each of hours) await booked(`2026-12-12T${each}:00:00Z`);
    at('2026-12-11T16:00:00Z');
    const workers = [1, 2].map(() => startWorker(studio, 'reminders.dispatch'));
    await Promise.all([dispatch(), dispatch(), ...workers.map((worker) => worker.finish())]);
    await Promise.all([deliver(), deliver(), deliver()]);
    const subjects = remindersSent().map(({ parsed }) => parsed.subject);
    expect(subjects).toHaveLength(8);
    expect(new Set(subjects).size).toBe(8);
  });

  test('of which one is killed in the middle of sending send it at most once', async () => {
    await booked('2026-12-14T10:00:00Z');
    at('2026-12-13T10:00:00Z');
    await dispatch();
    server.beforeAnswer = () => new Promise(() => {});
    const worker = startWorker(studio, 'mail.deliver', { SMTP_URL: server.url });
    await vi.waitFor(() => expect(server.arrivals).toBe(1), { timeout: 15_000, interval: 50 });
    await worker.kill();
    server.beforeAnswer = undefined;
    for (const later of [0, minute, 6 * minute, hour]) {
      studio.clock.at = Date.parse('2026-12-13T10:00:00Z') + later;
      await dispatch();
      await studio.runJob('mail.sweep');
      await deliver();
    }
    expect(server.arrivals).toBe(1);
  });

  test('of which one is killed in the middle send everything else again, as the same message', async () => {
    await studio.bookAsGuest('2026-12-15T10:00:00Z');
    const ids = new Set<string>();
    server.beforeAnswer = () => new Promise(() => {});
    const worker = startWorker(studio, 'mail.deliver', { SMTP_URL: server.url });
    await vi.waitFor(() => expect(server.arrivals).toBe(2), { timeout: 15_000, interval: 50 });
    await worker.kill();
    server.beforeAnswer = undefined;
    studio.clock.at += 6 * minute;
    await studio.runJob('mail.sweep');
    await deliver();
    for (const { parsed } of server.mails) ids.add(parsed.messageId ?? '');
    expect(server.mails.map(({ recipients }) => recipients[0]).toSorted()).toEqual(['ada@example.com', grace.email]);
    expect(ids.size).toBe(2);
  });
});
