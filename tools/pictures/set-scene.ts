import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres, joinEmbeddedPostgres } from '#platform/embedded-postgres';
import { callerAt, registerAt } from '#tests/support/artist.ts';
import { verifyByHand } from '#tests/support/by-hand.ts';
import { addressOf } from '#tests/support/database-address.ts';
import { launchProgram, type ProgramProcess } from '#tests/support/launch-program.ts';
import { outboxAddress, outboxReader } from '#tests/support/outbox.ts';
import type { Program } from '#tests/support/program.ts';
import { accountOf, enter, type Account } from './account.ts';
import { ask, freeTimes, type Named } from './ask.ts';
import { mailedLink } from './mailed-link.ts';
import { setAdmins, type LockedAdmins } from './set-admins.ts';
import { setGuests, type GuestScene } from './set-guests.ts';
import { setMoney, type MoneyScene } from './set-money.ts';
import { writeWithGuest } from './write-with-guest.ts';

/** The program with the demo's people, and what pictures need beside them. */
export interface Scene {
  readonly url: string;
  readonly people: {
    /** Maya, the demo's sign-in: she is booked, and books others. */
    readonly demo: Account;
    /** Has just registered, and nothing yet. */
    readonly newcomer: Account;
    /** Has just registered to take bookings. */
    readonly beginner: Account;
    /** Has not confirmed their email address. */
    readonly unverified: Account;
    /** Looks after the place. */
    readonly admin: Account;
    /** Looks after it, too, from inside other accounts. */
    readonly helper: Account;
  } & LockedAdmins;
  /** Adaeze, whom visitors book. */
  readonly artist: {
    readonly id: number;
    readonly username: string;
    readonly serviceId: number;
    readonly slot: string;
  };
  /** Of a visit that a guest booked. */
  readonly visitToken: string;
  /** Of a visit whose guest and the demo's sign-in wrote to each other. */
  readonly written: { readonly token: string; readonly bookingId: number };
  /** Of a visit of the demo's sign-in. */
  readonly bookingId: number;
  /** What is paid in advance to the demo's sign-in; the admin is their client. */
  readonly money: MoneyScene;
  readonly guests: GuestScene;
  /** The mailed link that confirms the email address of an account that is opened for it. */
  verifyLink(): Promise<string>;
  /** Of what an admin decided about the newcomer. */
  readonly decision: string;
  /** The path that opens the outbox. */
  readonly outbox: string;
  readonly postId: number;
  readonly ownPostId: number;
  readonly lookbookId: number;
  readonly threadId: number;
  readonly requestId: number;
  end(): Promise<void>;
}

interface Listed extends Named {
  readonly user: { readonly id: number };
}

const artist = { id: 1, username: 'adaeze.braids' };

/** Starts the program with its demo in a folder of its own. */
export async function setScene(): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-pictures-'));
  let running: ProgramProcess | undefined;
  const end = async () => {
    await running?.end('SIGTERM');
    await eraseEmbeddedPostgres({ folder, log: () => {} });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    running = await launchProgram({ ULI_DATA: folder, ULI_DEMO: 'on' });
    const { url } = running;
    const program = { url, settings: { DATABASE_URL: await databaseIn(folder) } };
    const outbox = await outboxReader(running);
    const furnished = await furnish(program);
    const { newcomer, admin, helper } = furnished.people;
    const people = { ...furnished.people, ...(await setAdmins(program, [admin, helper])) };
    const guests = await setGuests(program, outbox, newcomer);
    const decision = await decideAbout(url, admin, newcomer);
    let opened = 0;
    const { pathname, search } = new URL(await outboxAddress(running));
    const verifyLink = async () => {
      const username = `vera${opened++}`;
      await registerAt(url, username, { fullName: 'Vera Roth' });
      return mailedLink(outbox, `${username}@example.com`, /\/auth\/verify\?token=[\w-]+/);
    };
    return { url, ...furnished, people, guests, decision, verifyLink, outbox: `${pathname}${search}`, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** How to reach the database that a running program keeps in its folder. */
async function databaseIn(folder: string): Promise<string> {
  const joined = await joinEmbeddedPostgres(folder);
  if (!joined) throw new Error(`No program keeps a database in ${folder}.`);
  return addressOf(joined.connection);
}

type Furnished = Omit<Scene, 'url' | 'people' | 'guests' | 'decision' | 'verifyLink' | 'outbox' | 'end'> & {
  readonly people: Omit<Scene['people'], keyof LockedAdmins>;
};

async function furnish(program: Pick<Program, 'url' | 'settings'>): Promise<Furnished> {
  const { url } = program;
  const demo = { id: 3, username: 'demo', password: 'uli-demo' };
  const maya = callerAt(url);
  await enter(maya, demo);
  const newcomer = await registerAt(url, 'nora', { fullName: 'Nora Lind' });
  const beginner = await registerAt(url, 'bela', { fullName: 'Béla Varga', accountType: 'business' });
  const unverified = await registerAt(url, 'joana', { fullName: 'Joana Duarte', accountType: 'business' });
  const [service] = await ask<Named[]>(maya, 'GET', `/api/users/${artist.id}/services`);
  const times = await freeTimes(maya, service!.id, artist.id);
  // The next ones may be those of an opening, which is for one visit alone.
  const [first, slot] = [times[0], times.at(-1)];
  const admin = await registerAt(url, 'max', { fullName: 'Max Holm' });
  const helper = await registerAt(url, 'olga', { fullName: 'Olga Brandt' });
  for (const { id } of [newcomer, beginner, admin, helper]) await verifyByHand(program, id);
  const inquiry = {
    name: 'Grace Hopper',
    email: 'grace@example.com',
    subject: 'Weddings',
    message: 'Do you do weddings?',
  };
  await callerAt(url).call('POST', '/api/contact', inquiry);
  const report = { subjectKind: 'user', subjectId: artist.id, reason: 'fake', note: 'Somebody else’s name' };
  await ask(newcomer, 'POST', '/api/reports', report);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const wish = { artistId: artist.id, serviceId: service!.id, date: first, guest, notes: 'Colour 1B, please.' };
  const { manageToken } = await ask<{ manageToken: string }>(callerAt(url), 'POST', '/api/bookings', wish);
  const posts = await ask<Listed[]>(maya, 'GET', '/api/posts');
  const others = posts.filter(({ user }) => user.id !== demo.id);
  const own = posts.find(({ user }) => user.id === demo.id);
  const lookbook = await ask(maya, 'POST', '/api/lookbooks', { name: 'Colour for spring' });
  for (const { id } of others.slice(0, 3)) {
    await ask(maya, 'PUT', `/api/posts/${id}/save`);
    await ask(maya, 'PUT', `/api/lookbooks/${lookbook.id}/posts/${id}`);
  }
  const written = await writeWithGuest(url, maya, demo.id);
  const money = await setMoney(url, maya, demo.id, admin);
  const [booking] = await ask<Named[]>(maya, 'GET', `/api/bookings/client/${demo.id}/upcoming`);
  const [thread] = await ask<Named[]>(maya, 'GET', '/api/threads');
  const [request] = await ask<Named[]>(maya, 'GET', '/api/threads?show=requests');
  return {
    people: {
      demo,
      newcomer: accountOf(newcomer, 'nora'),
      beginner: accountOf(beginner, 'bela'),
      unverified: accountOf(unverified, 'joana'),
      admin: accountOf(admin, 'max'),
      helper: accountOf(helper, 'olga'),
    },
    artist: { ...artist, serviceId: service!.id, slot: slot! },
    visitToken: manageToken,
    written,
    bookingId: booking!.id,
    money,
    postId: others[0]!.id,
    ownPostId: own!.id,
    lookbookId: lookbook.id,
    threadId: thread!.id,
    requestId: request!.id,
  };
}

/** An admin warns somebody who was reported; answers the link in what they are told. */
async function decideAbout(url: string, admin: Account, whom: Account): Promise<string> {
  const [max, told, reporter] = [callerAt(url), callerAt(url), callerAt(url)];
  await enter(max, admin);
  await enter(told, whom);
  await enter(reporter, { username: 'demo', password: 'uli-demo' });
  const report = { subjectKind: 'user', subjectId: whom.id, reason: 'spam' };
  const { id } = await ask(reporter, 'POST', '/api/reports', report);
  const decided = { decision: 'warn', reason: 'The same words under forty pictures' };
  await ask(max, 'POST', `/api/admin/reports/${id}/decision`, decided);
  const [notice] = await ask<{ href: string }[]>(told, 'GET', '/api/notifications?topic=moderation');
  return new URL(notice!.href, url).pathname;
}
