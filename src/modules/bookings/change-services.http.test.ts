import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { offer } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

// Ada's visits are an hour of Cut at 60.00; a beard trim is a quarter of an hour at 15.00, colour two hours at 120.00.

let server: MailServer;
let studio: Studio;
let beard: number;
let colour: number;
let day = 0;
beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true, minNotice: 0 }, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { fullName: 'Ada Obi' });
  beard = await offer(studio.ada, { name: 'Beard trim', duration: 15, price: 1500 });
  colour = await offer(studio.ada, { name: 'Colour', duration: 120, price: 12_000 });
});
afterEach(() => {
  server.mails.length = 0;
  studio.clock.at = thursdayMorning;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const nextDay = () => {
  day += 1;
  return (hour: number) => new Date(Date.UTC(2026, 11, day, hour)).toISOString();
};
const cut = () => studio.serviceId;
/** Ada makes a visit one of these services, the first with the others added. */
const change = async (id: number, [serviceId, ...additionIds]: number[], who = studio.ada) => {
  const { version } = (await studio.ada.get(`/api/bookings/${id}`)).body;
  return who.put(`/api/bookings/${id}/services`, { serviceId, additionIds, version });
};
const isFree = async (serviceId: number, at: string) => {
  const query = `serviceId=${serviceId}&from=${at.slice(0, 10)}&to=${at.slice(0, 10)}`;
  const { body } = await studio.nobody().get(`/api/users/${studio.ada.id}/slots?${query}`);
  return body.days.flatMap(({ slots }: { slots: string[] }) => slots).includes(at);
};

test('a service is added to a booked visit: it takes longer, costs more, and its client is told', async () => {
  const at = nextDay();
  const { body: booked } = await studio.book(studio.cleo, at(10));
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  const changed = await change(booked.id, [cut(), beard]);
  expect([changed.status, changed.body]).toMatchObject([
    200,
    {
      status: 'confirmed',
      service: { name: 'Cut + Beard trim', duration: 75 },
      additions: [{ serviceId: beard, price: 1500 }],
      total: 7500,
      date: at(10),
    },
  ]);
  expect(Date.parse(changed.body.endsAt) - Date.parse(changed.body.date)).toBe(75 * 60_000);
  expect(await isFree(cut(), at(11))).toBe(false);
  await studio.runJob('mail.deliver');
  const [mail, ...others] = server.mails.filter(({ recipients }) => recipients.includes('cleo@example.com'));
  expect(others).toEqual([]);
  expect(mail!.parsed.subject).toContain('Changed: Cut + Beard trim');
  expect(mail!.parsed.text).toContain('Ada Obi changed what you are booked for.');
  expect(mail!.parsed.text).toContain('Before: Cut, $60');
  expect(mail!.source).toContain('METHOD:REQUEST');
  const [told] = (await studio.cleo.get('/api/notifications')).body;
  expect(told.sentence).toMatch(/^Ada Obi changed what you are booked for: Cut \+ Beard trim, /);
});

test('taken out again, its time is free, and what is kept costs what it was booked for', async () => {
  const at = nextDay();
  const { body: booked } = await studio.book(studio.cleo, at(10), { additionIds: [beard] });
  await studio.ada.patch(`/api/services/${cut()}`, { price: 9900 });
  await studio.ada.patch(`/api/services/${beard}`, { published: false });
  const dearer = await change(booked.id, [cut(), beard, colour]);
  expect(dearer.body).toMatchObject({ total: 6000 + 1500 + 12_000, service: { duration: 60 + 15 + 120 } });
  const { body } = await change(booked.id, [cut()]);
  expect(body).toMatchObject({ total: 6000, service: { name: 'Cut', duration: 60 }, additions: [] });
  expect(await isFree(cut(), at(11))).toBe(true);
  const perm = await offer(studio.ada, { name: 'Perm', duration: 30, price: 4000, published: false });
  expect((await change(booked.id, [cut(), perm])).body.code).toBe('addition_gone');
  expect((await change(booked.id, [perm])).body.code).toBe('service_gone');
  // What it was of before it may be of again.
  expect((await change(booked.id, [cut(), beard])).body).toMatchObject({ total: 7500 });
  await studio.ada.patch(`/api/services/${beard}`, { published: true });
  await studio.ada.patch(`/api/services/${cut()}`, { price: 6000 });
});

test('it may be of another service altogether, at what that costs now', async () => {
  const { body: booked } = await studio.book(studio.cleo, nextDay()(10));
  const { body } = await change(booked.id, [colour]);
  expect(body).toMatchObject({ serviceId: colour, service: { name: 'Colour', duration: 120 }, total: 12_000 });
});

test('taken back, a visit is again what it was booked as: price, discount, minutes and pause, whatever is offered by now', async () => {
  await studio.ada.patch(`/api/services/${cut()}`, { extraGap: 30 });
  const { body: deal } = await studio.ada.post('/api/offers', { title: 'Ten off', amount: 1000, currency: 'USD' });
  const at = nextDay();
  const { body: booked } = await studio.book(studio.cleo, at(10));
  await studio.ada.delete(`/api/offers/${deal.id}`);
  expect(booked).toMatchObject({ total: 5000, discount: 1000 });
  const cheap = await offer(studio.ada, { name: 'Fringe', duration: 15, price: 500 });
  expect((await change(booked.id, [cheap])).body).toMatchObject({ total: 0, discount: 500 });
  await studio.ada.patch(`/api/services/${cut()}`, { price: 9900, duration: 90, extraGap: 0, published: false });
  const { body } = await change(booked.id, [cut()]);
  expect(body).toMatchObject({ total: 5000, discount: 1000, service: { name: 'Cut', duration: 60 } });
  await studio.ada.patch(`/api/services/${cut()}`, { price: 6000, duration: 60, published: true });
  // The half hour after it is kept free as before.
  expect(await isFree(cut(), at(11))).toBe(false);
});

test('where the next visit begins there is no room, and it says whose that is', async () => {
  const at = nextDay();
  const { body: booked } = await studio.book(studio.cleo, at(10));
  await studio.bookAsGuest(at(11));
  const refused = await change(booked.id, [cut(), beard]);
  expect([refused.status, refused.body.code]).toEqual([409, 'visit_too_long']);
  expect(refused.body.message).toMatch(/Grace Hopper, Cut, .+ 11:00–12:00/);
  expect((await studio.ada.get(`/api/bookings/${booked.id}`)).body.total).toBe(6000);
  // Another one that is no longer has room.
  expect((await change(booked.id, [beard])).status).toBe(200);
});

test('the artist’s own hours are theirs to set aside, and a visit that began can still change', async () => {
  const at = nextDay();
  const { body: booked } = await studio.book(studio.cleo, at(16));
  studio.clock.at = Date.parse(at(16)) + 30 * 60_000;
  const later = studio.nobody();
  await later.post('/api/login', { username: 'ada', password: 'six-or-more' });
  const { version } = (await later.get(`/api/bookings/${booked.id}`)).body;
  const changed = await later.put(`/api/bookings/${booked.id}/services`, {
    serviceId: cut(),
    additionIds: [beard],
    version,
  });
  expect([changed.status, changed.body.total]).toEqual([200, 7500]);
});

test('an offer takes its share of the new price; what was taken off otherwise stays off', async () => {
  const { body: tenth } = await studio.ada.post('/api/offers', { title: 'Tenth', percent: 10, code: 'TENTH' });
  const { body: booked } = await studio.book(studio.cleo, nextDay()(10), { offerCode: 'TENTH' });
  expect(booked).toMatchObject({ total: 5400, discount: 600 });
  expect((await change(booked.id, [cut(), beard])).body).toMatchObject({ total: 6750, discount: 750 });
  await studio.ada.delete(`/api/offers/${tenth.id}`);
  expect((await change(booked.id, [cut()])).body).toMatchObject({ total: 5250, discount: 750, offerTitle: 'Tenth' });
});

test('only its artist, only while it is confirmed, only as it was seen, only what goes together', async () => {
  const { body: booked } = await studio.book(studio.cleo, nextDay()(10));
  expect((await change(booked.id, [cut(), beard], studio.cleo)).status).toBe(403);
  const stale = { serviceId: cut(), additionIds: [beard], version: booked.version + 1 };
  expect((await studio.ada.put(`/api/bookings/${booked.id}/services`, stale)).body.code).toBe('conflict');
  expect((await change(booked.id, [cut(), cut()])).status).toBe(400);
  expect((await change(booked.id, [999_999])).body.code).toBe('service_gone');
  await studio.cleo.post(`/api/bookings/${booked.id}/cancel`);
  expect((await change(booked.id, [cut(), beard])).body.code).toBe('step_not_allowed');
});

test('two changes at once are one, and the other is told that it changed', async () => {
  const { body: booked } = await studio.book(studio.cleo, nextDay()(10));
  const { version } = (await studio.ada.get(`/api/bookings/${booked.id}`)).body;
  const put = (additionIds: number[]) =>
    studio.ada.put(`/api/bookings/${booked.id}/services`, { serviceId: cut(), additionIds, version });
  const answers = await Promise.all([put([beard]), put([colour])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
