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

/** How many of these the meter releases in sequence. */
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

test('one person gets three mails an hour with news of one booking, and three more for another booking', () => {
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

test('a reminder and a review request do not count as news', () => {
  const past = many(3, () => ({ bookingId: 1 }));
  expect(passing([mail({ kind: 'visit.reminder', bookingId: 1 })], proved, past)).toBe(1);
  expect(passing([mail({ kind: 'visit.completed', bookingId: 1 })], proved, past)).toBe(1);
});

test('an unverified address gets four mails an hour from all causes, and a reset link', () => {
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

test('a verified address gets every security mail and news of any number of bookings', () => {
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

test('one account reaches ten unverified addresses an hour, and sixty once its own is verified', () => {
  const strangers = (causeUserId: number) => many(99, (index) => ({ recipient: `${index}@x.example`, causeUserId }));
  expect(passing(strangers(8), proved)).toBe(10);
  expect(passing(strangers(7), proved)).toBe(60);
});

test('one network address reaches sixty unverified addresses an hour, with any number of accounts', () => {
  const strangers = many(99, (index) => ({ recipient: `${index}@x.example`, causeUserId: index, causeAddress: 'a' }));
  expect(passing(strangers, nobody)).toBe(60);
});

test('unread messages from one account cause twenty mails an hour', () => {
  const told = (index: number) => ({ kind: 'message.unread', recipient: `${index}@x.example`, causeUserId: 7 });
  const readers = { ...proved, recipients: new Set(many(99, told).map(({ recipient }) => recipient)) };
  expect(passing(many(99, told), readers)).toBe(20);
});

test('mail to the operator and from admins is not counted', () => {
  expect(limitsOf(mail({ kind: 'contact.message' }), nobody)).toEqual([]);
  expect(limitsOf(mail({ kind: 'contact.answer' }), nobody)).toEqual([]);
});

test('only mail that was not asked for waits until its cause is verified', () => {
  const meter = new Meter(proved, []);
  expect(meter.waitsForProof(mail({ uninvited: true, causeUserId: 8 }))).toBe(true);
  expect(meter.waitsForProof(mail({ uninvited: true, causeUserId: 7 }))).toBe(false);
  expect(meter.waitsForProof(mail({ causeUserId: 8 }))).toBe(false);
});

test('mails about one visit fold into the latest state, mails about payments do not fold', () => {
  const key = (kind: string, id: number) => foldKey({ ...mail({ kind, bookingId: 3 }), id });
  expect(key('visit.moved', 1)).toBe(key('visit.cancelled', 2));
  expect(key('visit.reminder', 1)).not.toBe(key('visit.moved', 2));
  expect(key('payment.paid', 1)).not.toBe(key('payment.paid', 2));
});
