import { expect, test } from 'vitest';
import { foldKey, limitsOf, Meter, type MeteredMail, type Proved } from './meter.ts';

const mail = (more: Partial<MeteredMail> = {}): MeteredMail => ({
  kind: 'visit.moved',
  recipient: 'victim@corp.example',
  bookingId: null,
  causeUserId: null,
  causeAddress: null,
  uninvited: false,
  ...more,
});
const nobody: Proved = { recipients: new Set(), causes: new Set() };
const proved: Proved = { recipients: new Set(['victim@corp.example']), causes: new Set([7]) };

/** How many of these get through one after the other. */
function passing(mails: readonly MeteredMail[], who: Proved, past: readonly MeteredMail[] = []): number {
  const meter = new Meter(who, past);
  return mails.filter((one) => {
    const room = meter.hasRoom(one);
    if (room) meter.count(one);
    return room;
  }).length;
}
const many = (length: number, make: (index: number) => Partial<MeteredMail>) =>
  Array.from({ length }, (_, index) => mail(make(index)));

test('of news of one booking three an hour reach one person, and of another booking three more', () => {
  expect(
    passing(
      many(40, () => ({ bookingId: 1 })),
      proved,
    ),
  ).toBe(3);
  expect(
    passing(
      many(40, (index) => ({ bookingId: index % 2 })),
      proved,
    ),
  ).toBe(6);
  expect(
    passing(
      [mail({ bookingId: 1 })],
      proved,
      many(3, () => ({ bookingId: 1 })),
    ),
  ).toBe(0);
});

test('a reminder and the question how it was are no news', () => {
  const past = many(3, () => ({ bookingId: 1 }));
  expect(passing([mail({ kind: 'visit.reminder', bookingId: 1 })], proved, past)).toBe(1);
  expect(passing([mail({ kind: 'visit.completed', bookingId: 1 })], proved, past)).toBe(1);
});

test('an unproved address gets four mails an hour, whatever causes them, and a link to a new password', () => {
  expect(
    passing(
      many(40, (index) => ({ bookingId: index, causeUserId: index })),
      nobody,
    ),
  ).toBe(4);
  const flooded = many(40, (index) => ({ bookingId: index }));
  const links = many(9, () => ({ kind: 'account.email_verify' }));
  expect(passing([...flooded, ...links], nobody)).toBe(4);
  expect(passing(links, nobody)).toBe(4);
  expect(passing([...flooded, ...links, mail({ kind: 'account.password_reset' })], nobody)).toBe(5);
});

test('a proved address gets every security mail and as many bookings as there are', () => {
  expect(
    passing(
      many(40, () => ({ kind: 'account.password_changed' })),
      proved,
    ),
  ).toBe(40);
  expect(
    passing(
      many(40, (index) => ({ bookingId: index })),
      proved,
    ),
  ).toBe(40);
});

test('one account reaches ten unproved addresses an hour, and sixty once its own is proved', () => {
  const strangers = (causeUserId: number) => many(99, (index) => ({ recipient: `${index}@x.example`, causeUserId }));
  expect(passing(strangers(8), proved)).toBe(10);
  expect(passing(strangers(7), proved)).toBe(60);
});

test('one network address reaches sixty unproved addresses an hour, with however many accounts', () => {
  const strangers = many(99, (index) => ({ recipient: `${index}@x.example`, causeUserId: index, causeAddress: 'a' }));
  expect(passing(strangers, nobody)).toBe(60);
});

test('messages of one account are told by mail twenty times an hour', () => {
  const told = (index: number) => ({ kind: 'message.unread', recipient: `${index}@x.example`, causeUserId: 7 });
  const readers = { ...proved, recipients: new Set(many(99, told).map(({ recipient }) => recipient)) };
  expect(passing(many(99, told), readers)).toBe(20);
});

test('what the operator gets and what admins write is not counted', () => {
  expect(limitsOf(mail({ kind: 'contact.message' }), nobody)).toEqual([]);
  expect(limitsOf(mail({ kind: 'contact.answer' }), nobody)).toEqual([]);
});

test('what nobody asked for waits for the proof of its cause alone', () => {
  const meter = new Meter(proved, []);
  expect(meter.waitsForProof(mail({ uninvited: true, causeUserId: 8 }))).toBe(true);
  expect(meter.waitsForProof(mail({ uninvited: true, causeUserId: 7 }))).toBe(false);
  expect(meter.waitsForProof(mail({ causeUserId: 8 }))).toBe(false);
});

test('of one visit the last state is told, of payments every one', () => {
  const key = (kind: string, id: number) => foldKey({ ...mail({ kind, bookingId: 3 }), id });
  expect(key('visit.moved', 1)).toBe(key('visit.cancelled', 2));
  expect(key('visit.reminder', 1)).not.toBe(key('visit.moved', 2));
  expect(key('payment.paid', 1)).not.toBe(key('payment.paid', 2));
});
