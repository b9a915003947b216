import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { accountCalls } from './ownership/accounts.ts';
import { bookingCalls } from './ownership/bookings.ts';
import { categoryCalls } from './ownership/categories.ts';
import { weekdays, type Alike, type Caller, type Calls, type Facts, type Statuses } from './ownership/call.ts';
import { guestMessageCalls } from './ownership/guest-messages.ts';
import { lastCalls } from './ownership/last.ts';
import { offerCalls } from './ownership/offers.ts';
import { paymentCalls } from './ownership/payments.ts';
import { payoutCalls } from './ownership/payouts.ts';
import { ratingCalls } from './ownership/ratings.ts';
import { securityCalls } from './ownership/security.ts';
import { postCalls } from './ownership/posts.ts';
import { socialCalls } from './ownership/social.ts';

/**
 * Who may call what. Every route of the API has a row: the status that nobody, a stranger, the owner, the counterpart of
 * a booking and an admin get; another professional, and an admin whose session has no factor, get what the stranger gets. A new
 * route without a row fails the first test.
 */
const calls: Calls = {
  ...accountCalls,
  ...bookingCalls,
  ...categoryCalls,
  ...guestMessageCalls,
  ...offerCalls,
  ...paymentCalls,
  ...payoutCalls,
  ...postCalls,
  ...ratingCalls,
  ...securityCalls,
  ...socialCalls,
  ...lastCalls,
};

let world: World;
let facts: Facts;
const callers = new Map<Caller | Alike, Visitor>();

beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'https://uli.test' });
  const ada = await world.person('ada', { accountType: 'business', timeZone: 'Europe/London' });
  const cleo = await world.person('cleo');
  const sid = await world.person('sid');
  const max = await world.person('max');
  await appoint(world, max);
  const bea = await world.person('bea', { accountType: 'business', timeZone: 'Europe/London' });
  // An admin who has a passkey, and came with the password alone.
  const tom = await world.person('tom');
  await appoint(world, tom);
  await world.app.database.run(`UPDATE sessions SET factor = 'password' WHERE user_id = $1`, [tom.id]);
  const reclusive = await world.person('emily');
  await reclusive.put('/api/follows/settings', { hidden: true });
  await ada.patch('/api/user', { customUrl: 'ada-braids' });
  await ada.put('/api/availability', weekdays);
  const service = (await ada.post('/api/services', { name: 'Braids', duration: 60, price: 15_000 })).body;
  const offer = (await ada.post('/api/offers', { title: 'Special', percent: 5, published: false })).body;
  const wish = { artistId: ada.id, serviceId: service.id };
  const gap = { serviceId: service.id, date: '2026-11-30T12:00:00Z' };
  const opening = (await ada.post('/api/openings', gap)).body;
  const booking = (await cleo.post('/api/bookings', { ...wish, date: '2026-11-30T10:00:00Z' })).body;
  const guest = { fullName: 'Gina', email: 'gina@example.com' };
  const guests = (await world.nobody().post('/api/bookings', { ...wish, date: '2026-11-30T14:00:00Z', guest })).body;
  const notices = (await ada.get('/api/notifications')).body;
  const written = (await cleo.post('/api/messages', { recipientId: ada.id, content: 'See you then' })).body;
  const tablet = world.nobody();
  await tablet.post('/api/login', { username: 'ada', password: 'six-or-more' });
  const sessions = (await ada.get('/api/sessions')).body;
  const session = sessions.find((each: { current: boolean }) => !each.current).id;
  const post = await publish(ada);
  const comment = (await reclusive.post(`/api/posts/${post}/comments`, { content: 'Lovely' })).body;
  facts = {
    ada: ada.id,
    cleo: cleo.id,
    reclusive: reclusive.id,
    thread: written.threadId,
    message: written.id,
    notice: notices[0].id,
    service: service.id,
    offer: offer.id,
    opening: opening.id,
    booking: booking.id,
    guestBooking: guests.id,
    session,
    token: guests.manageToken,
    version: booking.version,
    post,
    comment: comment.id,
    lookbook: (await ada.post('/api/lookbooks', { name: 'Wedding' })).body.id,
    draft: (await ada.post('/api/drafts', {})).body.id,
    export: (await ada.post('/api/user/exports')).body.id,
  };
  callers
    .set('nobody', world.nobody())
    .set('stranger', sid)
    .set('professional', bea)
    .set('factorless', tom)
    .set('counterpart', cleo)
    .set('admin', max)
    .set('owner', ada);
});
afterAll(() => world.close());

test('every route has a row, and every row a route', () => {
  const { paths } = world.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Uli', version: '1' } });
  const routes = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(30);
  expect(Object.keys(calls).toSorted()).toEqual(routes.toSorted());
});

test.each(Object.entries(calls))('%s', async (key, call) => {
  const [method = 'GET'] = key.split(' ');
  const got: Partial<Statuses> = {};
  const unclear: string[] = [];
  for (const [caller, visitor] of callers) {
    const path = call.path(facts);
    const body = call.body?.(facts, caller);
    const send = {
      GET: visitor.get,
      POST: visitor.post,
      PATCH: visitor.patch,
      PUT: visitor.put,
      DELETE: visitor.delete,
    }[method]!;
    const answer = await send(path, body as never);
    got[caller] = answer.status;
    if (answer.status >= 400 && !String(answer.body.message).endsWith('.')) unclear.push(`${key} as ${caller}`);
  }
  expect(unclear).toEqual([]);
  // Whose account it is opens no more of Ada's than a stranger's does, unless the row says so.
  const { stranger } = call.statuses;
  expect(got).toEqual({ professional: stranger, factorless: stranger, ...call.statuses });
});
