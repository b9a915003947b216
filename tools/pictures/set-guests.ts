import { callerAt, openArtist, type Caller } from '#tests/support/artist.ts';
import { endGuestRequestByHand } from '#tests/support/by-hand.ts';
import type { Program } from '#tests/support/program.ts';
import { enter, type Account } from './account.ts';
import { ask, freeTimes } from './ask.ts';
import { mailedLink } from './mailed-link.ts';

/** What guests ask of a professional who has them confirm their address, and what is done with their links. */
export interface GuestScene {
  readonly shop: { readonly username: string; readonly serviceId: number; readonly slot: string };
  /** Where guests wait: for the link; until it was followed; too long. */
  readonly waiting: Requests;
  /** The links that were mailed to them. */
  readonly confirm: Requests;
  /** Links that take a visit back: its mail goes elsewhere; it is in an account. */
  readonly undo: { readonly address: string; readonly claim: string };
}

interface Requests {
  readonly open: string;
  readonly done: string;
  readonly over: string;
}

const username = 'zadie.ink';

/** Opens a shop, lets guests ask there, and some of them confirm. */
export async function setGuests(
  program: Pick<Program, 'url' | 'settings'>,
  outbox: Caller,
  owner: Account,
): Promise<GuestScene> {
  const shop = await openArtist(program.url, username, {
    fullName: 'Zadie Okoye',
    autoConfirm: true,
    confirmGuestEmail: true,
  });
  const serviceId = shop.serviceIds[0]!;
  const [slot = '', ...times] = await freeTimes(shop, serviceId, shop.id);
  const guest = callerAt(program.url);
  const request = async (email: string) => {
    const wish = { artistId: shop.id, serviceId, date: times.shift(), guest: { fullName: 'Grace Hopper', email } };
    const { waitToken } = await ask<{ waitToken: string }>(guest, 'POST', '/api/bookings', wish);
    return { email, wait: `/b/waiting/${waitToken}`, link: await mailedLink(outbox, email, /\/b\/confirm\/[\w-]+/) };
  };
  const confirmed = async (email: string) => {
    const asked = await request(email);
    const path = `/api/guest-confirmations/${asked.link.split('/').at(-1)}`;
    const { manageToken } = await ask<{ manageToken: string }>(guest, 'POST', path);
    return { ...asked, manage: `/api/manage/${manageToken}` };
  };
  const undoLink = (email: string) => mailedLink(outbox, email, /\/b\/undo\/[\w-]+/);
  const open = await request('grace@example.com');
  const over = await request('grace.late@example.com');
  await endGuestRequestByHand(program, over.email);
  const done = await confirmed('grace.done@example.com');
  await ask(guest, 'POST', `${done.manage}/email`, { email: 'mallory@example.com' });
  const claimed = await confirmed('grace.claimed@example.com');
  const client = callerAt(program.url);
  await enter(client, owner);
  await ask(client, 'POST', `${claimed.manage}/claim`);
  const kept = await confirmed('grace.kept@example.com');
  return {
    shop: { username, serviceId, slot },
    waiting: { open: open.wait, done: kept.wait, over: over.wait },
    confirm: { open: open.link, done: kept.link, over: over.link },
    undo: { address: await undoLink(done.email), claim: await undoLink(claimed.email) },
  };
}
