import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { callerAt, registerAt, type Caller } from '#tests/support/artist.ts';
import { outboxAddress } from '#tests/support/outbox.ts';
import { launchProgram, type ProgramProcess } from '#tests/support/launch-program.ts';
import { ask, freeTimes, type Named } from './ask.ts';
import { setMoney, type MoneyScene } from './set-money.ts';

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
    /** Looks after the place. */
    readonly admin: Account;
    /** Looks after it, too, from inside other accounts. */
    readonly helper: Account;
  };
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

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

interface Listed extends Named {
  readonly user: { readonly id: number };
}

const artist = { id: 1, username: 'adaeze.braids' };

/** Starts the program with its demo in a folder of its own. */
export async function setScene(): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-pictures-'));
  let program: ProgramProcess | undefined;
  const end = async () => {
    await program?.end('SIGTERM');
    await eraseEmbeddedPostgres({ folder, log: () => {} });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    program = await launchProgram({ ULI_DATA: folder, ULI_DEMO: 'on' });
    const furnished = await furnish(program.url);
    const { admin, helper } = furnished.people;
    await appoint(folder, admin.username);
    await appoint(folder, helper.username);
    const decision = await decideAbout(program.url, admin, furnished.people.newcomer);
    const { pathname, search } = new URL(await outboxAddress(program));
    return { url: program.url, ...furnished, decision, outbox: `${pathname}${search}`, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Makes somebody an admin, as whoever runs the server does. */
async function appoint(folder: string, username: string): Promise<void> {
  const env = { PATH: process.env['PATH'], ULI_DATA: folder };
  await promisify(execFile)(process.execPath, ['src/server/operator.ts', 'create-admin', username, '--yes'], { env });
}

async function furnish(url: string): Promise<Omit<Scene, 'url' | 'decision' | 'outbox' | 'end'>> {
  const demo = { id: 3, username: 'demo', password: 'uli-demo' };
  const maya = callerAt(url);
  await ask(maya, 'POST', '/api/login', { username: demo.username, password: demo.password });
  const newcomer = await registerAt(url, 'nora', { fullName: 'Nora Lind' });
  const beginner = await registerAt(url, 'bela', { fullName: 'Béla Varga', accountType: 'business' });
  const [service] = await ask<Named[]>(maya, 'GET', `/api/users/${artist.id}/services`);
  const times = await freeTimes(maya, service!.id, artist.id);
  // The next ones may be those of an opening, which is for one visit alone.
  const [first, slot] = [times[0], times.at(-1)];
  const admin = await registerAt(url, 'max', { fullName: 'Max Holm' });
  const helper = await registerAt(url, 'olga', { fullName: 'Olga Brandt' });
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
  const account = (caller: Caller, username: string) => ({ id: caller.id, username, password: 'six-or-more' });
  return {
    people: {
      demo,
      newcomer: account(newcomer, 'nora'),
      beginner: account(beginner, 'bela'),
      admin: account(admin, 'max'),
      helper: account(helper, 'olga'),
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

/** A guest books with somebody, and asks something. */
async function writeWithGuest(url: string, artistsOwn: Caller, artistId: number): Promise<Scene['written']> {
  const [service] = await ask<Named[]>(artistsOwn, 'GET', `/api/users/${artistId}/services`);
  const [date] = await freeTimes(artistsOwn, service!.id, artistId);
  const guest = { fullName: 'Mara Lind', email: 'mara@example.com' };
  const wish = { artistId, serviceId: service!.id, date, guest };
  const mara = callerAt(url);
  const { id, manageToken } = await ask<Named & { manageToken: string }>(mara, 'POST', '/api/bookings', wish);
  const [asks, thanks] = ['Can I bring my dog? He sleeps all the time.', 'Lovely, see you then!'];
  await ask(mara, 'POST', `/api/manage/${manageToken}/messages`, { content: asks });
  await ask(artistsOwn, 'POST', `/api/guest-threads/${id}/messages`, { content: 'Of course, if he is calm.' });
  await ask(mara, 'POST', `/api/manage/${manageToken}/messages`, { content: thanks });
  return { token: manageToken, bookingId: id };
}

/** An admin warns somebody who was reported; answers the link in what they are told. */
async function decideAbout(url: string, admin: Account, whom: Account): Promise<string> {
  const [max, told, reporter] = [callerAt(url), callerAt(url), callerAt(url)];
  const enter = (caller: Caller, { username, password }: Omit<Account, 'id'>) =>
    ask(caller, 'POST', '/api/login', { username, password });
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
