import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createWorld, type World } from '#tests/support/world.ts';
import { listMails, type MailToQueue } from './notifications.store.ts';
import { deliverMails } from './use-cases/deliver-mails.ts';
import { queueMails } from './use-cases/queue-mail.ts';
import type { WrittenMail } from './rules/index.ts';

const minute = 60_000;
let server: MailServer;
let world: World;

beforeAll(async () => {
  server = await startMailServer();
  world = await createWorld({ SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
});
afterEach(async () => {
  server.refuseWith = undefined;
  server.hangsUp = false;
  server.mails.length = 0;
  await world.app.database.run('DELETE FROM mails');
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/** A letter that has its words already: the writer hands them back. */
const letter = (subject: string, more: Partial<MailToQueue & Pick<WrittenMail, 'calendars'>> = {}): MailToQueue => {
  const { calendars, ...about } = more;
  const content = { language: 'en', title: subject, lines: ['Said <once>.'], actions: [], footer: ['Uli'] };
  return { kind: 'test', recipient: 'cleo@example.com', letter: { subject, content, calendars }, ...about };
};
const writers = { test: (written: WrittenMail) => written };
const queue = (...mails: MailToQueue[]) =>
  world.app.database.transaction((transaction) => queueMails(world.app, transaction, mails));
const deliver = () => deliverMails(world.app, writers);
const subjects = () => server.mails.map(({ parsed }) => parsed.subject);
const outbox = async () => (await listMails(world.app.database, 50, world.app.secret)).toReversed();

test('a mail arrives with its texts, its invitation and the headers that robots heed', async () => {
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  await queue(letter('Hello – ₦ Ọlá', { calendars: [{ uid: '1', method: 'REQUEST', content }] }));
  await deliver();
  const [mail] = server.mails;
  expect(mail!.recipients).toEqual(['cleo@example.com']);
  const { from, subject, text, html, attachments, messageId } = mail!.parsed;
  expect(from).toEqual({ name: 'Uli', address: 'hello@uli.example' });
  expect(subject).toBe('Hello – ₦ Ọlá');
  expect(text).toContain('Hello – ₦ Ọlá\n\nSaid <once>.');
  expect(html).toMatch(/<h1[^>]*>Hello – ₦ Ọlá<\/h1>[^]*Said &lt;once&gt;\./);
  expect(messageId).toMatch(/^<\d+\.\d+@uli\.test>$/);
  expect(mail!.source).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail!.source).toMatch(/Content-Type: multipart\/alternative/);
  expect(mail!.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(attachments.map(({ filename }) => filename)).toContain('visit.ics');
});

test('nothing is sent when the transaction does not commit', async () => {
  const failing = world.app.database.transaction(async (transaction) => {
    await queueMails(world.app, transaction, [letter('Never')]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await deliver();
  expect(server.mails).toEqual([]);
});

test('once the server took a mail, the outbox keeps that it went, not what it said', async () => {
  await queue(letter('Private'));
  await deliver();
  expect((await outbox())[0]).toMatchObject({ status: 'sent', kind: 'test', letter: null });
});

test('what people typed becomes neither a header nor a second recipient', async () => {
  await queue(letter('Hi\r\nBcc: eve@example.com'), letter('Two', { recipient: 'cleo@example.com, eve@example.com' }));
  await deliver();
  expect(server.mails).toHaveLength(1);
  // Invisible joiners keep mail programs from turning it into a link.
  expect(server.mails[0]!.parsed.subject).toBe('Hi Bcc: eve\u2060@\u2060example.\u2060com');
  expect(server.mails[0]!.recipients).toEqual(['cleo@example.com']);
});

test('a refusal for now is tried again later, as the same message', async () => {
  server.refuseWith = 451;
  await queue(letter('Patience'));
  await deliver();
  const [waiting] = await outbox();
  expect(waiting).toMatchObject({ status: 'queued', attempts: 1, failure: 'EMESSAGE DATA 451' });
  server.refuseWith = undefined;
  await deliver();
  expect(server.mails).toEqual([]);
  world.clock.at += minute;
  await deliver();
  expect(subjects()).toEqual(['Patience']);
  expect(server.mails[0]!.parsed.messageId).toContain(`<${waiting!.id}.`);
});

test('a refusal for good, and one too many for now, end in the outbox where they can be seen', async () => {
  server.refuseWith = 550;
  await queue(letter('No such mailbox'));
  await deliver();
  expect((await outbox())[0]).toMatchObject({ status: 'failed', attempts: 1 });
  server.refuseWith = 451;
  await queue(letter('Never now'));
  for (let day = 0; day < 12; day++) {
    await deliver();
    world.clock.at += 240 * minute;
  }
  expect((await outbox())[1]).toMatchObject({ status: 'failed', attempts: 12 });
});

test('while the mail server is away everything waits', async () => {
  const away = await startMailServer();
  await away.close();
  await queue(letter('Any'), letter('Once', { once: true }));
  await deliverMails({ ...world.app, config: { ...world.app.config, smtpUrl: away.url } }, writers);
  expect((await outbox()).map(({ status }) => status)).toEqual(['queued', 'queued']);
});

test('when the answer is lost most mails go again, and those to be sent once at most do not', async () => {
  server.hangsUp = true;
  await queue(letter('Any'), letter('Once', { once: true }));
  await deliver();
  expect((await outbox()).map(({ status }) => status)).toEqual(['queued', 'failed']);
  server.hangsUp = false;
  world.clock.at += minute;
  await deliver();
  expect(subjects().toSorted()).toEqual(['Any', 'Any', 'Once']);
  expect(new Set(server.mails.map(({ parsed }) => parsed.messageId)).size).toBe(2);
});

test('what a dead sender left goes again after five minutes, unless it may be sent once only', async () => {
  await queue(letter('Any'), letter('Once', { once: true }));
  await world.app.database.run("UPDATE mails SET status = 'sending', attempts = 1, claimed_at = $1", [
    new Date(world.clock.at),
  ]);
  world.clock.at += 5 * minute;
  await world.runJob('mail.sweep');
  await deliver();
  expect(server.mails).toEqual([]);
  world.clock.at += 1;
  await world.runJob('mail.sweep');
  await deliver();
  expect(subjects()).toEqual(['Any']);
  expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'failed']);
});

test('mails about one visit reach a person in the order they were written, also when the first one waits', async () => {
  await queue(
    letter('Requested', { bookingId: 7 }),
    letter('Confirmed', { bookingId: 7 }),
    letter('Other', { bookingId: 8 }),
  );
  await deliver();
  const visit = subjects().filter((subject) => subject !== 'Other');
  expect(visit).toEqual(['Requested', 'Confirmed']);
  expect(subjects()).toContain('Other');
});

test('newer words about a visit replace older ones that could not be sent', async () => {
  server.refuseWith = 451;
  await queue(letter('Confirmed', { bookingId: 7 }));
  await deliver();
  server.refuseWith = undefined;
  await queue(letter('Cancelled', { bookingId: 7 }));
  world.clock.at += 2 * minute;
  await deliver();
  expect(subjects()).toEqual(['Cancelled']);
  expect((await outbox()).map(({ status }) => status)).toEqual(['voided', 'sent']);
});

test('that somebody wrote about a visit replaces no news of it', async () => {
  server.refuseWith = 451;
  await queue(letter('Moved', { kind: 'test.moved', bookingId: 7 }));
  await deliver();
  server.refuseWith = undefined;
  await queue(letter('Wrote', { kind: 'other.wrote', bookingId: 7 }));
  world.clock.at += 2 * minute;
  await deliverMails(world.app, { ...writers, other: writers.test });
  expect(subjects().toSorted()).toEqual(['Moved', 'Wrote']);
});

test('a mail that nobody can put into words fails alone', async () => {
  await queue(letter('Strange', { kind: 'unheard.of' }), letter('Plain'));
  await deliver();
  expect(subjects()).toEqual(['Plain']);
  expect((await outbox()).map(({ status }) => status)).toEqual(['failed', 'sent']);
});

test('two senders at once send each mail once', async () => {
  await queue(...Array.from({ length: 40 }, (_, index) => letter(`Number ${index}`)));
  await Promise.all([deliver(), deliver()]);
  expect(new Set(subjects()).size).toBe(40);
  expect(server.mails).toHaveLength(40);
});

test('a mail that is worth nothing any more is not sent', async () => {
  await queue(letter('Late', { expiresAt: world.clock.at + minute }));
  world.clock.at += minute;
  await deliver();
  expect(server.mails).toEqual([]);
  expect((await outbox())[0]).toMatchObject({ status: 'voided', failure: 'too late' });
});

test('what was settled a month ago is forgotten', async () => {
  await queue(letter('Old', { kind: 'test.old' }));
  await deliver();
  world.clock.at += 31 * 24 * 60 * minute;
  await queue(letter('New'));
  await world.runJob('mail.sweep');
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['test']);
});

test('mails go by themselves, soon after the transaction', async () => {
  const working = await createWorld({ SMTP_URL: server.url });
  try {
    await working.startJobs();
    await working.app.database.transaction((transaction) =>
      queueMails(working.app, transaction, [
        letter('By itself', { kind: 'account', letter: { notice: 'changed', fullName: 'Cleo' } }),
      ]),
    );
    await vi.waitFor(() => expect(subjects()).toEqual(['Your password was changed']), {
      timeout: 10_000,
      interval: 100,
    });
  } finally {
    await working.close();
  }
});
