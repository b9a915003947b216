import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { invitationsIn, type Invitation } from '#tests/support/calendar-file.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>', RATE_LIMITS: 'off' });
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

/** A calendar program as iTIP describes it: later versions replace earlier ones, a withdrawal removes what it was invited to. */
class CalendarProgram {
  readonly entries = new Map<string, Invitation>();
  private readonly known = new Map<string, Invitation>();

  receive(invitation: Invitation): void {
    const { uid, method, sequence, stampedAt } = invitation;
    const before = this.known.get(uid);
    if (before && sequence < before.sequence) return;
    if (before && sequence === before.sequence && stampedAt < before.stampedAt) return;
    this.known.set(uid, invitation);
    if (method === 'REQUEST') this.entries.set(uid, invitation);
    // What nobody was invited to by this organizer is not theirs to withdraw.
    else if (before?.organizer === invitation.organizer) this.entries.delete(uid);
  }

  /** "2026-12-01T10:00 TENTATIVE", by time. */
  get list(): string[] {
    return [...this.entries.values()]
      .map(({ start, status }) => `${new Date(start).toISOString().slice(0, 16)} ${status}`)
      .toSorted();
  }
}

let programs: Record<string, CalendarProgram> = {};
/** Sends what is due; each mail's calendar parts reach its recipient's program. Answers how many parts each mail had. */
async function deliver(): Promise<number[]> {
  await studio.runJob('mail.deliver');
  return server.mails.splice(0).map(({ recipients: [to = ''], parsed }) => {
    const invitations = invitationsIn(parsed);
    for (const invitation of invitations) {
      expect(invitation.organizer).toBe('mailto:hello@uli.example');
      expect(invitation.attendees).toEqual([`mailto:${to}`]);
      (programs[to] ??= new CalendarProgram()).receive(invitation);
    }
    return invitations.length;
  });
}
const listOf = (address: string) => programs[address]?.list ?? [];
const both = () => [listOf(grace.email), listOf('ada@example.com')];
const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
const visit = (id: number) => `/api/bookings/${id}`;
const version = async (id: number) => (await studio.ada.get(visit(id))).body.version;

test('a series reaches both calendars as three entries, follows each change, and is withdrawn from both', async () => {
  programs = {};
  const { body } = await studio.bookAsGuest('2027-01-05T10:00:00Z', weekly);
  const [first, second, third] = body.occurrences.map(({ id }: { id: number }) => id);
  expect(await deliver()).toEqual([3, 3]);
  const tentative = ['05', '12', '19'].map((day) => `2027-01-${day}T10:00 TENTATIVE`);
  expect(both()).toEqual([tentative, tentative]);

  await studio.ada.patch(`${visit(first)}/status`, { status: 'confirmed', all: true });
  await deliver();
  expect(listOf(grace.email)).toEqual(['05', '12', '19'].map((day) => `2027-01-${day}T10:00 CONFIRMED`));

  // One is moved by its artist, who did that in Uli: both calendars follow.
  await studio.ada.patch(visit(second), { date: '2027-01-13T14:00:00Z', version: await version(second) });
  studio.clock.at += 15_000;
  await deliver();
  expect(listOf(grace.email)[1]).toBe('2027-01-13T14:00 CONFIRMED');
  expect(listOf('ada@example.com')[1]).toBe('2027-01-13T14:00 CONFIRMED');

  // One is moved at its client's wish.
  const token = body.occurrences[2].manageToken;
  const wish = { date: '2027-01-20T10:00:00Z', version: await version(third) };
  await studio.nobody().post(`/api/manage/${token}/move`, wish);
  await deliver();
  expect(listOf(grace.email)[2]).toBe('2027-01-19T10:00 CONFIRMED');
  await studio.ada.post(`${visit(third)}/move-request`, { answer: 'accepted', version: await version(third) });
  await deliver();
  expect(both().map((list) => list[2])).toEqual(['2027-01-20T10:00 CONFIRMED', '2027-01-20T10:00 CONFIRMED']);

  // One is cancelled by its artist.
  await studio.ada.post(`${visit(second)}/cancel`, {});
  await deliver();
  expect(both().map((list) => list.length)).toEqual([2, 2]);

  // All the others by the guest.
  await studio.nobody().post(`/api/manage/${body.manageToken}/cancel`, { cancelAll: true });
  await deliver();
  expect(both()).toEqual([[], []]);
});

test.each([
  ['declined', (id: number) => studio.ada.patch(`${visit(id)}/status`, { status: 'declined', all: true })],
  [
    'lapsed',
    async () => {
      studio.clock.at += 24 * 3_600_000;
      await studio.runJob('bookings.expire');
    },
  ],
  ['cancelled by the artist', (id: number) => studio.ada.post(`${visit(id)}/cancel`, { cancelAll: true })],
])('a series that is %s leaves nothing in either calendar', async (_, end) => {
  programs = {};
  const { body } = await studio.bookAsGuest('2027-02-02T10:00:00Z', weekly);
  await deliver();
  expect(both().map((list) => list.length)).toEqual([3, 3]);
  await end(body.id);
  await deliver();
  expect(both()).toEqual([[], []]);
});

test('what a mail cannot say for more than one visit by itself is said in words', async () => {
  await studio.bookAsGuest('2027-03-02T10:00:00Z', weekly);
  await studio.bookAsGuest('2027-03-03T10:00:00Z');
  await studio.runJob('mail.deliver');
  // Mails are sent side by side, and arrive in any order.
  const mails = server.mails.map(({ parsed }) => parsed);
  const series = mails.find(({ subject }) => subject?.includes('3 visits'));
  const single = mails.find(({ subject }) => subject?.includes('Wed 3 Mar'));
  const words = 'Each visit has a calendar file of its own in this email.';
  expect(series!.text).toContain(words);
  expect(series!.attachments.map(({ filename }) => filename).filter((name) => name?.endsWith('.ics'))).toEqual(
    expect.arrayContaining(['visit-1.ics', 'visit-2.ics', 'visit-3.ics']),
  );
  expect(single!.text).not.toContain(words);
});

test('a changed service changes the length in both calendars', async () => {
  programs = {};
  const long = (await studio.ada.post('/api/services', { name: 'Long', duration: 120, price: 90_00 })).body;
  const { body } = await studio.bookAsGuest('2027-03-10T10:00:00Z');
  await studio.ada.patch(`${visit(body.id)}/status`, { status: 'confirmed' });
  await deliver();
  await studio.ada.put(`${visit(body.id)}/services`, { serviceId: long.id, version: await version(body.id) });
  await deliver();
  const lengths = [grace.email, 'ada@example.com'].map((who) =>
    [...programs[who]!.entries.values()].map(({ start, end }) => (end - start) / 60_000),
  );
  expect(lengths).toEqual([[120], [120]]);
});

test('what an artist wrote in themselves brings them no mail, also not when they move or cancel it', async () => {
  const wish = { serviceId: studio.serviceId, date: '2027-03-17T10:00:00Z', guest: grace };
  const { body } = await studio.ada.post('/api/calendar/bookings', wish);
  await studio.ada.patch(visit(body.id), { date: '2027-03-17T12:00:00Z', version: 1 });
  studio.clock.at += 15_000;
  await studio.ada.post(`${visit(body.id)}/cancel`, {});
  await studio.runJob('mail.deliver');
  expect(server.mails.filter(({ recipients }) => recipients.includes('ada@example.com'))).toEqual([]);
});

test('a guest whose address was wrong: the calendar there is cleared, the right one has the visits', async () => {
  programs = {};
  const { body } = await studio.bookAsGuest('2027-03-23T10:00:00Z', weekly);
  await deliver();
  await studio.nobody().post(`/api/manage/${body.manageToken}/email`, { email: 'right@example.com' });
  await studio.runJob('mail.deliver');
  const former = server.mails.find(({ recipients }) => recipients.includes(grace.email))!;
  expect(former.source).not.toContain('right@example.com');
  for (const invitation of invitationsIn(former.parsed)) expect(invitation.text).not.toContain('right@example.com');
  await deliver();
  expect(listOf(grace.email)).toEqual([]);
  expect(listOf('right@example.com')).toHaveLength(3);
});

test('neither person’s calendar learns the other’s address', async () => {
  await studio.bookAsGuest('2027-04-06T10:00:00Z', weekly);
  await studio.runJob('mail.deliver');
  for (const { recipients, parsed } of server.mails) {
    const other = recipients.includes(grace.email) ? 'ada@example.com' : grace.email;
    for (const { text } of invitationsIn(parsed)) expect(text.toLowerCase()).not.toContain(other);
  }
});
