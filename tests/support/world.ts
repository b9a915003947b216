import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config';
import { openDatabase, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import type { App } from '#platform/app';
import type { RequestFacts } from '#platform/http';
import { startJobs } from '#platform/jobs';
import { composeApi } from '#server/compose-api';
import { composeApp, composeJobs, type Outside } from '#server/compose';
import { freshDatabase } from './database.ts';

/** A Thursday morning in winter: 2026-11-26, 08:00 UTC. */
export const thursdayMorning = Date.UTC(2026, 10, 26, 8, 0);

export interface Answer<Body = any> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Somebody with a browser: keeps the cookies that answers set. */
export interface Visitor {
  readonly id: number;
  get<Body = any>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  post<Body = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  patch<Body = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  put<Body = any>(path: string, body?: unknown): Promise<Answer<Body>>;
  delete<Body = any>(path: string): Promise<Answer<Body>>;
  /** The cookies as a header. */
  cookie(): string;
}

export interface World {
  readonly app: App;
  readonly api: ReturnType<typeof composeApi>;
  /** A frozen clock: `world.clock.at = …` moves it. */
  readonly clock: { at: number; now(): number };
  /** A stranger; `address` is the network address that their requests come from. */
  nobody(from?: { readonly address: string }): Visitor;
  /** Registers somebody new and signs them in; with `unproved`, nobody has followed the link to their address yet. */
  person(username: string, more?: Record<string, unknown> & { unproved?: boolean }): Promise<Visitor>;
  /** The database as the role that owns it, for what the program's own role may not. */
  readonly owner: Database;
  /** Runs a job once, as its queue would. */
  runJob(name: string, data?: object): Promise<void>;
  /** Lets the queues work by themselves, by the machine's own clock. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The whole program on a database of its own, with a frozen clock and nobody in it. */
export async function createWorld(settings: Record<string, string> = {}, between?: Outside['between']): Promise<World> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'uli-world-'));
  const own = { ULI_DATA: folder, ULI_RATE_LIMITS: 'off', ULI_URL: 'http://uli.test' };
  const config = readConfig({ ...own, ...settings });
  const log = createLog(process.env.LOG_LEVEL ?? 'silent');
  const clock = { at: thursdayMorning, now: () => clock.at };
  const opened = openDatabase({ ...database.programConnection, max: 8 }, () => {});
  const owner = openDatabase({ ...database.connection, max: 2 }, () => {});
  const jobs = await startJobs(opened.pool, log);
  const secret = 'a secret for tests, long enough';
  const app = composeApp({ config, database: opened, clock, log, jobs, secret, ...(between && { between }) });
  const api = composeApi(app);
  const composedJobs = composeJobs(app, api);
  await jobs.prepare(composedJobs);
  const visitor = (id: number, cookies = new Map<string, string>(), facts?: RequestFacts): Visitor => {
    const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const form = body instanceof FormData;
      const raw = form || typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
      const sent = {
        ...(cookie && { cookie }),
        ...(raw !== undefined && !form && { 'content-type': 'application/json' }),
        ...headers,
      };
      const answer = await api.request(`http://uli.test${path}`, { method, headers: sent, body: raw }, { facts });
      for (const set of answer.headers.getSetCookie()) {
        const [pair = ''] = set.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const text = await answer.text();
      const json = answer.headers.get('content-type')?.includes('json');
      return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
    };
    return {
      id,
      get: (path, headers) => send('GET', path, undefined, headers),
      post: (path, body, headers) => send('POST', path, body, headers),
      patch: (path, body, headers) => send('PATCH', path, body, headers),
      put: (path, body) => send('PUT', path, body),
      delete: (path) => send('DELETE', path),
      cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  };
  return {
    app,
    api,
    clock,
    owner,
    nobody: (from) => visitor(0, undefined, from),
    async person(username, { unproved = false, ...more } = {}) {
      const cookies = new Map<string, string>();
      const newcomer = visitor(0, cookies);
      const registration = {
        fullName: username[0]!.toUpperCase() + username.slice(1).replaceAll('.', ' '),
        username,
        email: `${username}@example.com`,
        password: 'six-or-more',
        ...more,
      };
      const { status, body } = await newcomer.post('/api/register', registration);
      if (status !== 201) throw new Error(`could not register ${username}: ${JSON.stringify(body)}`);
      // Most tests are about people whose address is proved; `unproved` makes one whose is not.
      if (!unproved) {
        await app.database.run('UPDATE users SET email_verified_at = created_at WHERE id = $1', [body.id]);
        await app.database.run("DELETE FROM mails WHERE kind = 'account.email_verify' AND recipient = $1", [
          body.email,
        ]);
      }
      return visitor(body.id, cookies);
    },
    async runJob(name, data = {}) {
      const job = composedJobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`no job is called ${name}`);
      await job.run(data as never, new AbortController().signal);
    },
    startJobs: () => jobs.work(composedJobs),
    async close() {
      await jobs.stop();
      await app.securityLog.close();
      await app.realtime.close();
      await opened.close();
      await owner.close();
      await database.drop();
      // The demo's JPEG files are made in the background: one may be written while the folder is removed.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
