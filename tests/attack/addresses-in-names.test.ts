import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// M3: the name of a new account or of its service appeared in the subject of mails to strangers, with an address that mail
// programs turn into a link.

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

const bait = 'Win at evil.example';
const guest = { fullName: bait, email: 'victim@corp.example' };
const plainSentence = 'Leave web and email addresses out of the name.';
const provedSentence = 'Leave web and email addresses out of the name, or confirm your own email address first.';

test('registration rejects a name that contains an address', async () => {
  const registration = { username: 'win', email: 'win@example.com', password: 'six-or-more-words' };
  const { status, body } = await studio.nobody().post('/api/register', { ...registration, fullName: bait });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { fullName: plainSentence } });
});

test('an unverified account cannot put an address into its own or its services’ names; everything else works', async () => {
  const eve = await studio.person('eve', { unproved: true, accountType: 'business' });
  await openHours(eve);
  const serviceId = await offer(eve);
  const service = { name: bait, duration: 60, price: 1000 };
  const refused = { status: 400, body: { code: 'invalid' } };
  expect(await eve.post('/api/services', service)).toMatchObject({
    ...refused,
    body: { fields: { name: provedSentence } },
  });
  expect(await eve.patch(`/api/services/${serviceId}`, { name: bait })).toMatchObject(refused);
  for (const field of ['fullName', 'businessName']) {
    const answer = await eve.patch('/api/user', { [field]: bait });
    expect(answer).toMatchObject({ ...refused, body: { fields: { [field]: provedSentence } } });
  }
  expect((await eve.patch('/api/user', { fullName: 'Dr.Müller' })).status).toBe(200);
});

test('a verified account can', async () => {
  expect((await studio.ada.patch('/api/user', { businessName: 'Salon.paris' })).status).toBe(200);
  expect((await studio.ada.post('/api/services', { name: 'Nail.art', duration: 60, price: 1000 })).status).toBe(201);
});

test('a guest’s name cannot contain one, regardless of who enters it', async () => {
  const { ada, serviceId } = studio;
  const date = '2026-12-15T10:00:00Z';
  const refused = { status: 400, body: { fields: { 'guest.fullName': plainSentence } } };
  expect(await studio.bookAsGuest(date, { guest })).toMatchObject(refused);
  expect(await ada.post('/api/calendar/bookings', { serviceId, guest, date })).toMatchObject(refused);
});
