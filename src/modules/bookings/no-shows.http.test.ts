import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// A no-show is marked within 48 hours, its client reads of it and can contest it once, and its artist answers.

let server: MailServer;
let studio: Studio;
let day = 0;
const hour = 3_600_000;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** Lets a visit be over; `hours` after its end. */
async function over(booked: { body: any }, hours = 1) {
  studio.clock.at = Date.parse(booked.body.endsAt) + hours * hour;
  await studio.app.database.run('UPDATE sessions SET last_seen_at = $1', [new Date(studio.clock.at)]);
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  return booked.body as { id: number; endsAt: string; manageToken: string; version: number };
}
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + (day += 4), 12)).toISOString();
const cleosVisit = async (hours?: number) => over(await studio.book(studio.cleo, freshDate()), hours);
const guestsVisit = async (hours?: number) => over(await studio.bookAsGuest(freshDate()), hours);
const mark = (id: number, status = 'no_show') => studio.ada.patch(`/api/bookings/${id}/status`, { status });
const contest = (who: Visitor, id: number, statement = 'I was there.') =>
  who.post(`/api/bookings/${id}/no-show/contest`, { statement });
const keep = (who: Visitor, id: number) => who.post(`/api/bookings/${id}/no-show/keep`);
const refused = ({ status, body }: { status: number; body: any }) => [status, body.message];

async function mailTo(address: string) {
  await studio.runJob('mail.deliver');
  const found = server.mails.filter(({ recipients }) => recipients.includes(address)).map(({ parsed }) => parsed);
  server.mails.length = 0;
  return found.map(({ subject, text }) => ({ subject: subject ?? '', text: text ?? '' }));
}
async function latestNotice(who: Visitor) {
  const [{ sentence, href }] = (await who.get('/api/notifications')).body;
  return [sentence, href];
}

test('a visit can be marked as a no-show for 48 hours after its end', async () => {
  const late = await cleosVisit(48.1);
  expect(refused(await mark(late.id))).toEqual([
    409,
    'A visit can be marked as a no-show for 48 hours after its end. That time is over.',
  ]);
  expect((await mark(late.id, 'completed')).status).toBe(200);
  expect((await mark(late.id)).status).toBe(409);
  const inTime = await cleosVisit(48);
  expect((await mark(inTime.id)).body.status).toBe('no_show');
});

test('the database refuses a later mark, too', async () => {
  const { id } = await cleosVisit(49);
  const later = studio.app.database.run(`UPDATE bookings SET status = 'no_show', updated_at = $2 WHERE id = $1`, [
    id,
    new Date(studio.clock.at),
  ]);
  await expect(later).rejects.toMatchObject({ constraint: 'bookings_no_show_in_time' });
});

test('a client with an account reads of the no-show by mail and inside Uli, and until when to contest it', async () => {
  const { id } = await cleosVisit();
  await mark(id);
  const [mail] = await mailTo('cleo@example.com');
  expect(mail!.subject).toMatch(/^Marked as a no-show: Cut, /);
  expect(mail!.text).toContain('Ada says that you did not come. If that is wrong, contest it by ');
  expect(mail!.text).toMatch(/Contest the no-show: \S+\/b\/[\w-]+#no-show/);
  expect(await latestNotice(studio.cleo)).toEqual([
    expect.stringMatching(/^Ada marked Cut, .+, as a no-show\. You can contest it on the page of the visit\.$/),
    `/booking-confirmation?booking=${id}`,
  ]);
});

test('who contests says why, once; the artist reads it and keeps the no-show, which the client reads', async () => {
  const { id } = await cleosVisit();
  expect(refused(await contest(studio.cleo, id))).toEqual([409, 'This visit is not marked as a no-show.']);
  await mark(id);
  await mailTo('cleo@example.com');
  expect((await contest(studio.cleo, id, ' ')).status).toBe(400);
  expect((await contest(studio.cleo, id, 'x'.repeat(501))).status).toBe(400);
  expect((await contest(studio.ada, id)).status).toBe(403);
  expect((await contest(await studio.person('sid'), id)).status).toBe(404);
  const contested = await contest(studio.cleo, id, 'I rang at 12:05 and nobody opened.');
  expect([contested.status, contested.body.status, contested.body.noShow]).toEqual([
    200,
    'no_show',
    {
      contestUntil: null,
      contest: {
        statement: 'I rang at 12:05 and nobody opened.',
        contestedAt: new Date(studio.clock.at).toISOString(),
        outcome: null,
      },
    },
  ]);
  expect(refused(await contest(studio.cleo, id))).toEqual([409, 'This no-show has been contested already.']);
  const [mail] = await mailTo('ada@example.com');
  expect(mail!.subject).toMatch(/^No-show contested: Cut, /);
  expect(mail!.text).toContain('Cleo writes: I rang at 12:05 and nobody opened.');
  expect(await latestNotice(studio.ada)).toEqual([
    expect.stringMatching(/^Cleo contests the no-show: Cut, /),
    `/booking-confirmation?booking=${id}`,
  ]);
  expect((await studio.ada.get(`/api/bookings/${id}`)).body.noShow.contest.statement).toContain('nobody opened');

  expect((await keep(studio.cleo, id)).status).toBe(403);
  expect((await keep(studio.ada, id)).body.noShow.contest.outcome).toBe('kept');
  expect(refused(await keep(studio.ada, id))).toEqual([409, 'Nothing is contested about this visit.']);
  const [outcome] = await mailTo('cleo@example.com');
  expect(outcome!.subject).toMatch(/^No-show kept: Cut, /);
  expect(await latestNotice(studio.cleo)).toEqual([
    expect.stringMatching(/^Ada keeps the no-show: Cut, /),
    `/booking-confirmation?booking=${id}`,
  ]);
  expect((await contest(studio.cleo, id)).status).toBe(409);
});

test('a contested no-show can be taken back for as long as it is not answered, and is not marked again', async () => {
  const { id } = await cleosVisit();
  await mark(id);
  await contest(studio.cleo, id);
  studio.clock.at += 30 * hour;
  const { body } = await mark(id, 'completed');
  expect([body.status, body.noShow.contest.outcome]).toEqual(['completed', 'taken_back']);
  const mails = await mailTo('cleo@example.com');
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^No-show taken back: Cut, /));
  expect((await studio.cleo.get('/api/notifications')).body.map(({ sentence }: any) => sentence)).toContainEqual(
    expect.stringMatching(/^Ada took the no-show back: Cut, /),
  );
  studio.clock.at -= 29 * hour;
  expect(refused(await mark(id))).toEqual([
    409,
    'The no-show was contested and taken back. It cannot be marked once more.',
  ]);
});

test('a guest reads of it by mail and contests it by their link', async () => {
  const { id, manageToken } = await guestsVisit();
  await mark(id);
  const [mail] = await mailTo(grace.email);
  const link = /\/b\/([\w-]{32})\?proof=[\w-]+#no-show/.exec(mail!.text);
  expect(link?.[1]).toBe(manageToken);
  const guest = studio.nobody();
  const page = (await guest.get(`/api/manage/${manageToken}`)).body;
  expect(page.noShow).toEqual({
    contestUntil: new Date(Date.parse(page.endsAt) + 9 * 24 * hour).toISOString(),
    contest: null,
  });
  const contested = await guest.post(`/api/manage/${manageToken}/no-show/contest`, { statement: 'I was ill.' });
  expect(contested.body.noShow.contest.statement).toBe('I was ill.');
  expect(await latestNotice(studio.ada)).toEqual([
    expect.stringMatching(/^Grace Hopper contests the no-show: Cut, /),
    expect.anything(),
  ]);
  await mailTo('ada@example.com');
  await keep(studio.ada, id);
  expect((await mailTo(grace.email))[0]!.subject).toMatch(/^No-show kept: /);
});

test('a mark that its artist puts right is news to the client as well', async () => {
  const { id } = await cleosVisit();
  await mark(id);
  await mark(id, 'completed');
  const subjects = (await mailTo('cleo@example.com')).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Marked as a no-show: /),
    expect.stringMatching(/^No-show taken back: /),
  ]);
});

test('nine days after the visit a no-show stays as it is', async () => {
  const { id, endsAt } = await cleosVisit(47);
  await mark(id);
  studio.clock.at = Date.parse(endsAt) + 9 * 24 * hour + 1;
  expect((await studio.cleo.get(`/api/bookings/${id}`)).body.noShow).toEqual({ contestUntil: null, contest: null });
  expect(refused(await contest(studio.cleo, id))).toEqual([
    409,
    'A no-show can be contested for nine days after the visit. That time is over.',
  ]);
});
