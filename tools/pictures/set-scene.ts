import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { callerAt, registerAt, type Caller } from '#tests/support/artist.ts';
import { launchProgram, type ProgramProcess } from '#tests/support/launch-program.ts';

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
  /** Of a visit of the demo's sign-in. */
  readonly bookingId: number;
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

interface Named {
  readonly id: number;
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
    return { url: program.url, ...(await furnish(program.url)), end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function furnish(url: string): Promise<Omit<Scene, 'url' | 'end'>> {
  const demo = { id: 3, username: 'demo', password: 'uli-demo' };
  const maya = callerAt(url);
  await ask(maya, 'POST', '/api/login', { username: demo.username, password: demo.password });
  const newcomer = await registerAt(url, 'nora', { fullName: 'Nora Lind' });
  const beginner = await registerAt(url, 'bela', { fullName: 'Béla Kun', accountType: 'business' });
  const [service] = await ask<Named[]>(maya, 'GET', `/api/users/${artist.id}/services`);
  const [first, slot] = await freeTimes(maya, service!.id);
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
  const [booking] = await ask<Named[]>(maya, 'GET', `/api/bookings/client/${demo.id}/upcoming`);
  const [thread] = await ask<Named[]>(maya, 'GET', '/api/threads');
  const [request] = await ask<Named[]>(maya, 'GET', '/api/threads?show=requests');
  const account = (caller: Caller, username: string) => ({ id: caller.id, username, password: 'six-or-more' });
  return {
    people: { demo, newcomer: account(newcomer, 'nora'), beginner: account(beginner, 'bela') },
    artist: { ...artist, serviceId: service!.id, slot: slot! },
    visitToken: manageToken,
    bookingId: booking!.id,
    postId: others[0]!.id,
    ownPostId: own!.id,
    lookbookId: lookbook.id,
    threadId: thread!.id,
    requestId: request!.id,
  };
}

async function freeTimes(caller: Caller, serviceId: number): Promise<string[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const path = `/api/users/${artist.id}/slots?serviceId=${serviceId}&from=${day(2)}&to=${day(20)}`;
  const { days } = await ask<{ days: { slots: string[] }[] }>(caller, 'GET', path);
  return days.flatMap(({ slots }) => slots.slice(0, 1));
}

async function ask<Answer = Named>(caller: Caller, method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, body: answer } = await caller.call<Answer>(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
}
