import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatVisit } from '#kernel/visit-time';
import { entriesOf } from '#tests/support/calendar-file.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

let server: MailServer;
let studio: Studio;
let tunde: Visitor;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { city: 'London' });
  tunde = await studio.person('tunde', { timeZone: 'Africa/Lagos' });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** A booking as the page that shows it to somebody says it. */
function onThePage({ date, endsAt, timeZone, artist }: Record<string, any>, zone: string): string {
  const place = { start: Date.parse(date), end: Date.parse(endsAt), zone: timeZone, city: artist.city };
  const viewer = { zone, yourTime: (time: string) => `= ${time} your time` };
  return formatVisit(place, { now: studio.clock.now(), viewer }).text;
}

test.each([
  [
    'the Saturday before spring',
    '2027-03-27T10:00:00Z',
    'Sat 27 Mar 2027, 10:00–11:00, London (GMT)',
    '= 11:00 your time',
  ],
  ['the Sunday of spring', '2027-03-28T09:00:00Z', 'Sun 28 Mar 2027, 10:00–11:00, London (BST)', undefined],
  ['the Saturday before autumn', '2027-10-30T09:00:00Z', 'Sat 30 Oct 2027, 10:00–11:00, London (BST)', undefined],
  ['the Sunday of autumn', '2027-10-31T10:00:00Z', 'Sun 31 Oct 2027, 10:00–11:00, London (GMT)', '= 11:00 your time'],
])('on %s page, mail and calendar tell a viewer in Lagos the same', async (_, date, inLondon, inLagos) => {
  const { status, body } = await studio.book(tunde, date);
  expect(status).toBe(201);
  expect(onThePage(body, 'Africa/Lagos')).toBe(inLagos ? `${inLondon} ${inLagos}` : inLondon);

  server.mails.length = 0;
  await studio.runJob('mail.deliver');
  const {
    text = '',
    html = '',
    attachments,
  } = server.mails.find(({ recipients }) => recipients.includes('tunde@example.com'))!.parsed;
  for (const part of [text, html]) {
    expect(part).toContain(inLondon);
    expect(part.includes('your time')).toBe(inLagos !== undefined);
    expect(part).toContain(inLagos ?? inLondon);
  }

  const mailed = attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
  const [entry] = entriesOf(String(Buffer.from(mailed.content as ArrayBuffer))).entries;
  const [taken] = entriesOf((await tunde.get(`/api/bookings/${body.id}/calendar.ics`)).body).entries;
  const utc = new Date(date).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  for (const each of [entry!, taken!]) {
    expect(each.dtstart).toBe(utc);
    expect(each.description!.replaceAll('\\,', ',')).toContain(inLondon);
  }
});
