import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { entriesOf, type CalendarFile } from '#tests/support/calendar-file.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
  await studio.ada.patch('/api/user', { city: 'London', fullName: 'Ada Obi' });
});
afterEach(() => {
  server.mails.length = 0;
  studio.clock.at = thursdayMorning;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

interface Arrived {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarFile | undefined;
}

/** Sends what waits and answers the mails to one address, in order. */
async function mailsTo(address: string): Promise<Arrived[]> {
  await studio.runJob('mail.deliver');
  return server.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ parsed: { subject = '', text = '', html = '', attachments } }) => {
      const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      return { subject, text, html, calendar: file && entriesOf(String(Buffer.from(file.content as ArrayBuffer))) };
    });
}
const onlyMailTo = async (address: string): Promise<Arrived> => {
  const mails = await mailsTo(address);
  expect(mails).toHaveLength(1);
  server.mails.length = 0;
  return mails[0]!;
};
const confirm = (id: number) => studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
const manageLink = (text: string) => /http:\/\/uli\.test\/b\/([\w-]+)/.exec(text)?.[1] ?? '';

test('a guest’s visit from request to cancellation: each mail says when, where, what and how to change it', async () => {
  const { body } = await studio.bookAsGuest('2026-12-01T10:00:00Z', { notes: 'Curly hair' });
  const requested = await onlyMailTo(grace.email);
  expect(requested.subject).toBe('Requested: Cut, Tue 1 Dec, 10:00');
  for (const part of [requested.text, requested.html]) {
    expect(part).toContain('Ada Obi answers by Fri 27 Nov, 08:00 GMT. Until then the time is kept for you.');
    expect(part).toContain('Tue 1 Dec, 10:00–11:00, London (GMT)');
    expect(part).toContain('1 hour, $60');
    expect(part).toContain('Cancelling costs nothing.');
    expect(part).not.toContain('Cancelling is free');
  }
  const token = manageLink(requested.text);
  expect(requested.html).toMatch(new RegExp(`href="http://uli.test/b/${token}\\?proof=[\\w-]{32}"`));
  const managed = await studio.nobody().get(`/api/manage/${token}`);
  expect(managed.body).toMatchObject({ id: body.id, status: 'pending' });
  expect(requested.calendar).toMatchObject({
    method: 'REQUEST',
    entries: [{ dtstart: '20261201T100000Z', dtend: '20261201T110000Z', status: 'TENTATIVE', sequence: '0' }],
  });

  await confirm(body.id);
  const confirmed = await onlyMailTo(grace.email);
  expect(confirmed.subject).toBe('Confirmed: Cut, Tue 1 Dec, 10:00');
  expect(confirmed.text).toContain('Ada Obi confirmed your visit.');
  expect(confirmed.calendar).toMatchObject({ method: 'REQUEST', entries: [{ status: 'CONFIRMED', sequence: '1' }] });

  const { version } = (await studio.nobody().get(`/api/manage/${token}`)).body;
  await studio.ada.patch(`/api/bookings/${body.id}`, { date: '2026-12-02T14:00:00Z', version });
  // Until then it can be taken back.
  studio.clock.at += 15_000;
  const moved = await onlyMailTo(grace.email);
  expect(moved.subject).toBe('Moved: Cut, Wed 2 Dec, 14:00');
  expect(moved.text).toContain('Ada Obi moved your visit.');
  expect(moved.text).toContain('Wed 2 Dec, 14:00–15:00, London (GMT)');
  expect(moved.text).toContain('- Before: Tue 1 Dec, 10:00–11:00, London (GMT)');
  expect(moved.calendar).toMatchObject({
    entries: [{ dtstart: '20261202T140000Z', status: 'CONFIRMED', sequence: '2' }],
  });

  await studio.nobody().post(`/api/manage/${token}/cancel`, {});
  const cancelled = await onlyMailTo(grace.email);
  expect(cancelled.subject).toBe('Cancelled: Cut, Wed 2 Dec, 14:00');
  expect(cancelled.text).toContain('You cancelled your visit.');
  expect(cancelled.text).toContain('http://uli.test/u/ada/book');
  expect(cancelled.text).not.toMatch(/Cancelling is free|\$60/);
  expect(cancelled.calendar).toMatchObject({ method: 'CANCEL', entries: [{ status: 'CANCELLED', sequence: '3' }] });

  const uids = [requested, confirmed, moved, cancelled].map(({ calendar }) => calendar?.entries[0]?.uid);
  expect(new Set(uids).size).toBe(1);
});

test('Ada is told what others do to her day, and not what she does herself', async () => {
  const { body } = await studio.bookAsGuest('2026-12-03T10:00:00Z', { notes: 'Curly hair' });
  const asked = await onlyMailTo('ada@example.com');
  expect(asked.subject).toBe('New request: Cut, Thu 3 Dec, 10:00');
  expect(asked.text).toContain(
    'Grace Hopper asks for this time. Answer by Fri 27 Nov, 08:00 GMT, or the request expires.',
  );
  expect(asked.text).toContain('Their note: Curly hair');
  expect(asked.text).toContain('Their phone: +44 20 7946 0000');
  expect(asked.text).toContain('Answer the request: http://uli.test/bookings?tab=professional');
  expect(asked.calendar?.method).toBe('REQUEST');
  await confirm(body.id);
  expect(await mailsTo('ada@example.com')).toEqual([]);
  const { version } = (await studio.ada.get(`/api/bookings/${body.id}`)).body;
  await studio.nobody().post(`/api/manage/${body.manageToken}/move`, { date: '2026-12-03T12:00:00Z', version });
  expect((await onlyMailTo('ada@example.com')).subject).toBe('New time requested: Cut, Thu 3 Dec, 12:00');
  await studio.nobody().post(`/api/manage/${body.manageToken}/cancel`, {});
  const gone = await onlyMailTo('ada@example.com');
  expect(gone.text).toMatch(/Grace Hopper cancelled this visit\. The time is free again\.[^]+ visit: .+\?booking=\d+/);
});

test('a declined and an expired request say that nothing is booked', async () => {
  const declined = await studio.book(studio.cleo, '2026-12-04T10:00:00Z');
  await studio.ada.patch(`/api/bookings/${declined.body.id}/status`, { status: 'declined' });
  const [, told] = await mailsTo('cleo@example.com');
  expect(told!.subject).toBe('Declined: Cut, Fri 4 Dec, 10:00');
  expect(told!.text).toContain('Ada Obi cannot take this visit. Nothing is booked.');
  expect(told!.calendar?.method).toBe('CANCEL');
  server.mails.length = 0;
  await studio.book(studio.cleo, '2026-12-04T11:00:00Z');
  studio.clock.at += 24 * 3_600_000;
  await studio.runJob('bookings.expire');
  const [, expired] = await mailsTo('cleo@example.com');
  studio.clock.at -= 24 * 3_600_000;
  expect(expired!.subject).toBe('Expired: Cut, Fri 4 Dec, 11:00');
  expect(expired!.text).toContain('Ada Obi did not answer in time. Nothing is booked.');
  expect(expired!.calendar?.method).toBe('CANCEL');
});

test('why a request is declined is for its client to read, in their words', async () => {
  const { body } = await studio.book(studio.cleo, '2026-12-04T12:00:00Z');
  const reason = 'I am at a fair that day.\nThe week after is free.';
  const tooLong = { status: 'declined', reason: 'x'.repeat(501) };
  expect((await studio.ada.patch(`/api/bookings/${body.id}/status`, tooLong)).status).toBe(400);
  await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'declined', reason });
  const [, told] = await mailsTo('cleo@example.com');
  expect(told!.text).toContain('Ada Obi cannot take this visit. Nothing is booked.');
  expect(told!.text).toContain(`Ada Obi writes: ${reason}`);
  server.mails.length = 0;
});

test('why a visit is cancelled is for its client to read, where its artist says it', async () => {
  const { body } = await studio.book(studio.cleo, '2026-12-04T13:00:00Z');
  await studio.ada.post(`/api/bookings/${body.id}/cancel`, { reason: 'My chair broke.' });
  expect((await mailsTo('cleo@example.com')).at(-1)!.text).toContain('Ada Obi writes: My chair broke.');
  const { body: again } = await studio.book(studio.cleo, '2026-12-04T13:00:00Z');
  await studio.ada.patch(`/api/bookings/${again.id}/status`, { status: 'cancelled', reason: 'It broke again.' });
  expect((await mailsTo('cleo@example.com')).at(-1)!.text).toContain('Ada Obi writes: It broke again.');
  // Whoever wrote it reads that it was them.
  const { body: third } = await studio.book(studio.cleo, '2026-12-04T13:00:00Z');
  await studio.cleo.post(`/api/bookings/${third.id}/cancel`, { reason: 'I am ill.' });
  expect((await mailsTo('cleo@example.com')).at(-1)!.text).toContain('You wrote: I am ill.');
  server.mails.length = 0;
});

test('why a visit is cancelled is for its artist to read, where its client or guest says it', async () => {
  const { body } = await studio.book(studio.cleo, '2026-12-04T13:00:00Z');
  const tooLong = { reason: 'x'.repeat(501) };
  expect((await studio.cleo.post(`/api/bookings/${body.id}/cancel`, tooLong)).status).toBe(400);
  await studio.cleo.post(`/api/bookings/${body.id}/cancel`, { reason: 'I have the flu.' });
  expect((await mailsTo('ada@example.com')).at(-1)!.text).toContain(`${body.client.fullName} writes: I have the flu.`);
  const { body: guests } = await studio.bookAsGuest('2026-12-04T13:00:00Z');
  await studio.nobody().post(`/api/manage/${guests.manageToken}/cancel`, { reason: 'My train is late.' });
  expect((await mailsTo('ada@example.com')).at(-1)!.text).toContain('Grace Hopper writes: My train is late.');
  server.mails.length = 0;
});

test('people with an account manage in the app, guests by their link', async () => {
  await studio.book(studio.cleo, '2026-12-05T10:00:00Z');
  const { text } = await onlyMailTo('cleo@example.com');
  expect(text).toContain('Ask, change or cancel: http://uli.test/bookings\n');
  expect(text).not.toContain('/b/');
});

test('a series is one mail with every date', async () => {
  const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
  const takes = (yes: boolean) =>
    studio.app.database.run('UPDATE users SET takes_payments = $2 WHERE id = $1', [studio.ada.id, yes]);
  await takes(true);
  const fee = { freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 0 };
  expect((await studio.ada.put('/api/payouts/policy', fee)).status).toBe(200);
  const { body } = await studio.bookAsGuest('2027-01-05T10:00:00Z', weekly);
  await takes(false);
  const { subject, text } = await onlyMailTo(grace.email);
  expect(subject).toBe('Requested: Cut, 3 visits from Tue 5 Jan 2027, 10:00');
  expect(text).toContain(['5', '12', '19'].map((day) => `- Tue ${day} Jan 2027, 10:00–11:00, London (GMT)`).join('\n'));
  expect(text).toContain('1 hour, $60 each, $180 in all');
  expect(text).toContain('Free to cancel until 24 hours before each visit, then 50% of its price.');
  await studio.nobody().post(`/api/manage/${body.manageToken}/cancel`, { cancelAll: true });
  const cancelled = await onlyMailTo(grace.email);
  expect(cancelled.text).toContain('You cancelled 3 visits.');
});

test('with automatic confirmation there is one mail each: booked', async () => {
  const auto = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  try {
    await auto.bookAsGuest('2026-12-01T10:00:00Z');
    await auto.runJob('mail.deliver');
    const subjects = server.mails.map(({ recipients, parsed }) => `${recipients[0]}: ${parsed.subject}`).toSorted();
    expect(subjects).toEqual([
      'ada@example.com: New booking: Cut, Tue 1 Dec, 10:00',
      'grace@example.com: Booked: Cut, Tue 1 Dec, 10:00',
    ]);
  } finally {
    await auto.close();
  }
});

test('what a stranger types does not travel to the address they typed', async () => {
  const spam = { fullName: 'Buy pills', email: 'victim@example.com' };
  await studio.bookAsGuest('2026-12-07T10:00:00Z', { guest: spam, notes: 'spam.example again' });
  const { subject, text, html } = await onlyMailTo('victim@example.com');
  expect(subject + text + html).not.toMatch(/spam.?\.|pills/);
});

test('neither calendar nor mail gives the artist’s own address or a manage link away', async () => {
  await studio.bookAsGuest('2026-12-07T11:00:00Z');
  await onlyMailTo(grace.email);
  await studio.bookAsGuest('2026-12-07T12:00:00Z');
  await studio.runJob('mail.deliver');
  const mail = server.mails.find(({ recipients }) => recipients.includes(grace.email))!;
  const { attachments } = mail.parsed;
  const file = String(
    Buffer.from(attachments.find(({ mimeType }) => mimeType === 'text/calendar')!.content as ArrayBuffer),
  );
  expect(mail.source + file).not.toContain('ada@example.com');
  expect(file.replaceAll(/\r?\n /g, '')).not.toContain('/b/');
  expect(file.replaceAll(/\r?\n /g, '')).toMatch(/ORGANIZER;CN="Ada Obi":(?:MAILTO|mailto):hello@uli\.example/);
});

describe('the calendar file to take along', () => {
  test('is there for the visit’s two people and for the holder of the link', async () => {
    const { body } = await studio.book(studio.cleo, '2026-12-08T10:00:00Z');
    const path = `/api/bookings/${body.id}/calendar.ics`;
    for (const who of [studio.cleo, studio.ada]) {
      const answer = await who.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="visit.ics"');
      expect(entriesOf(answer.body)).toMatchObject({ method: 'PUBLISH', entries: [{ dtstart: '20261208T100000Z' }] });
    }
    const guests = await studio.bookAsGuest('2026-12-08T12:00:00Z');
    const managed = await studio.nobody().get(`/api/manage/${guests.body.manageToken}/calendar.ics`);
    expect(entriesOf(managed.body).entries[0]).toMatchObject({
      dtstart: '20261208T120000Z',
      summary: 'Cut\\, Ada Obi',
    });
  });

  test('asks for a session, and is not there for strangers or wrong links', async () => {
    const { body } = await studio.book(studio.cleo, '2026-12-09T10:00:00Z');
    const path = `/api/bookings/${body.id}/calendar.ics`;
    const eve = await studio.person('eve');
    expect((await studio.nobody().get(path)).status).toBe(401);
    expect((await eve.get(path)).status).toBe(404);
    expect((await eve.get('/api/bookings/999999/calendar.ics')).status).toBe(404);
    expect((await eve.get('/api/bookings/0x1/calendar.ics')).status).toBe(404);
    expect((await studio.nobody().get(`/api/manage/${'A'.repeat(32)}/calendar.ics`)).status).toBe(404);
  });

  test('holds the whole series on request, without the visits that are cancelled', async () => {
    const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
    const { body } = await studio.book(studio.cleo, '2027-02-02T10:00:00Z', weekly);
    const path = `/api/bookings/${body.id}/calendar.ics`;
    await studio.cleo.post(`/api/bookings/${body.occurrences[1].id}/cancel`, {});
    expect(entriesOf((await studio.cleo.get(path)).body).entries).toHaveLength(1);
    const all = entriesOf((await studio.cleo.get(`${path}?series=true`)).body);
    expect(all.entries.map(({ dtstart }) => dtstart)).toEqual(['20270202T100000Z', '20270216T100000Z']);
  });
});

test('whoever deletes their account is named in the mail, and no link leads to a page that is gone', async () => {
  const { body } = await studio.bookAsGuest('2026-12-10T10:00:00Z');
  await confirm(body.id);
  await mailsTo(grace.email);
  server.mails.length = 0;
  expect((await studio.ada.post('/api/user/deletion', { password: 'six-or-more' })).status).toBe(200);
  const mails = (await mailsTo(grace.email)).filter(({ text }) => text.includes('Thu 10 Dec, 10:00'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Ada Obi cancelled your visit.');
  expect(mails[0]!.text).toContain('http://uli.test/explore');
  expect(mails[0]!.text).not.toContain('/u/ada');
});
