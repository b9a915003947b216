import { callerAt, type Caller } from '#tests/support/artist.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { ask, freeTimes, type Named } from './ask.ts';

/** Visits in every state that money knows, and the pages of the payment sandbox. */
export interface MoneyScene {
  /** Of visits of the demo's client: the deposit is paid; it took place; it was cancelled in time. */
  readonly paidId: number;
  readonly tipId: number;
  readonly returnedId: number;
  /** Of the visit that they have not paid for yet. */
  readonly unpaidId: number;
  /** Of visits of guests: to be paid, and paid. */
  readonly dueToken: string;
  readonly paidToken: string;
  readonly serviceId: number;
  readonly sandbox: {
    readonly pay: string;
    readonly bank: string;
    readonly paid: string;
    readonly connect: string;
    readonly account: string;
    readonly portal: string;
  };
}

interface Opened {
  readonly url: string;
}

interface Booked extends Named {
  readonly manageToken: string;
}

/** Lets clients pay an artist in advance, and brings one of them, and guests, as far as a payment goes. */
export async function setMoney(url: string, artist: Caller, artistId: number, client: Caller): Promise<MoneyScene> {
  const service = await askInAdvance(artist);
  const times = await freeTimes(client, service.id, artistId);
  const book = (who: Caller, more: object = {}) =>
    ask<Booked>(who, 'POST', '/api/bookings', { artistId, serviceId: service.id, date: times.shift()!, ...more });
  const guest = callerAt(url);
  const asGuest = () => book(guest, { guest: { fullName: 'Grace Hopper', email: 'grace@example.com' } });
  const openPage = (at: string, who = guest) => ask<Opened>(who, 'POST', `${at}/checkout`, { agreed: true });
  const payWith = async (at: string, number: string, who = guest) => {
    const page = await openPage(at, who);
    await ask(guest, 'POST', `/api/sandbox/pay/${payPageOf(page.url)}`, { number });
    // The payment is heard of before anything else is done with the visit.
    await ask(who, 'POST', `${at}/checkout/refresh`);
    return pathOf(page);
  };
  const mine = async (status?: object) => {
    const { id } = await book(client);
    await payWith(`/api/bookings/${id}`, cards.paid, client);
    await ask(artist, 'PATCH', `/api/bookings/${id}/status`, { status: 'confirmed' });
    if (status) await ask(artist, 'PATCH', `/api/bookings/${id}/status`, status);
    return id;
  };
  const paidId = await mine();
  const tipId = await mine({ status: 'completed' });
  const returnedId = await mine();
  await ask(client, 'POST', `/api/bookings/${returnedId}/cancel`);
  const due = `/api/manage/${(await asGuest()).manageToken}`;
  const asked = `/api/manage/${(await asGuest()).manageToken}`;
  const paid = `/api/manage/${(await asGuest()).manageToken}`;
  const done = await payWith(paid, cards.paid);
  const bank = await payWith(asked, cards.authenticate);
  const connect = async () => ask<Opened>(client, 'POST', '/api/payouts', { country: 'US' });
  return {
    paidId,
    tipId,
    returnedId,
    unpaidId: (await book(client)).id,
    dueToken: payPageOf(due),
    paidToken: payPageOf(paid),
    serviceId: service.id,
    sandbox: {
      pay: pathOf(await openPage(due)),
      bank: `${bank}?bank`,
      paid: done,
      connect: pathOf(await connect()),
      account: pathOf(await ask<Opened>(artist, 'POST', '/api/payouts/dashboard')),
      portal: await subscribe(artist),
    },
  };
}

/** Connects payouts, says the terms, and asks for a deposit. */
async function askInAdvance(artist: Caller): Promise<Named> {
  const page = await ask<Opened>(artist, 'POST', '/api/payouts', { country: 'US' });
  await ask(artist, 'POST', `/api/sandbox/account/${payPageOf(page.url)}`, { act: 'finish' });
  await ask(artist, 'POST', '/api/payouts/refresh');
  await ask(artist, 'PUT', '/api/payouts/policy', {
    freeCancellationMinutes: 1440,
    lateCancelPercent: 50,
    noShowPercent: 100,
  });
  const advance = { prepay: 'deposit', depositAmount: 4_000, depositPercent: null, prepayFor: 'everyone' };
  return ask(artist, 'POST', '/api/services', {
    name: 'Bridal trial',
    duration: 90,
    price: 16_000,
    currency: 'USD',
    advance,
  });
}

/** Buys a plan; answers where it is looked after. */
async function subscribe(artist: Caller): Promise<string> {
  const page = await ask<Opened>(artist, 'POST', '/api/subscription/checkout', { tier: 'basic' });
  await ask(artist, 'POST', `/api/sandbox/pay/${payPageOf(page.url)}`, { number: cards.paid });
  await ask(artist, 'POST', '/api/subscription/refresh');
  return pathOf(await ask<Opened>(artist, 'POST', '/api/subscription/portal'));
}

const pathOf = ({ url }: Opened) => new URL(url).pathname;
