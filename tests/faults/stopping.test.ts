import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { launchProgram } from '#tests/support/launch-program.ts';
import { startProgram } from '#tests/support/program.ts';
import { openShop } from '#tests/support/shop.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uli-stopping-'));
});
afterAll(async () => {
  await eraseEmbeddedPostgres({ folder, log: () => {} });
  await rm(folder, { recursive: true, force: true });
});

/** A sign-in that is sent; `arrived` once the program has begun to read it, which it says by asking for the body. */
function beginLogin(url: string, body: string) {
  const arrived = Promise.withResolvers<void>();
  const status = Promise.withResolvers<number | undefined>();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const login = request(`${url}/api/login`, { method: 'POST', headers });
  login.on('continue', () => login.end(body, () => arrived.resolve()));
  login.on('response', (answer) => status.resolve(answer.resume().statusCode));
  login.on('error', (error) => (arrived.reject(error), status.reject(error)));
  login.flushHeaders();
  return { arrived: arrived.promise, status: status.promise };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: requests in flight are answered, then the program ends by itself',
  async (signal) => {
    const program = await launchProgram({ ULI_DATA: folder });
    const body = JSON.stringify({ username: 'nobody.at.all', password: 'six-or-more' });
    // Checking a password takes long enough to be in flight when the signal comes.
    const logins = Array.from({ length: 2 }, () => beginLogin(program.url, body));
    await Promise.all(logins.map(({ arrived }) => arrived));
    const asked = Date.now();
    const exitCode = await program.end(signal);
    expect(await Promise.all(logins.map(({ status }) => status))).toEqual([401, 401]);
    expect(exitCode).toBe(0);
    expect(Date.now() - asked).toBeLessThan(20_000);
  },
  120_000,
);

test('a second program in the same folder is refused in one sentence, and the first goes on', async () => {
  const first = await launchProgram({ ULI_DATA: folder });
  await expect(launchProgram({ ULI_DATA: folder })).rejects.toThrow(/already|in use|another/i);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);
}, 120_000);

test.each([
  ['SMTP_URL', 'not an address', /^The setting SMTP_URL is wrong: .*\.$/],
  ['LOG_LEVEL', 'verbose', /^The setting LOG_LEVEL is wrong: .*\.$/],
  [
    'DATABASE_URL',
    'postgresql://uli@127.0.0.1:1/uli',
    /^No database answers at the address in DATABASE_URL \(ECONNREFUSED\): .*\.$/,
  ],
  ['ULI_DATA', '/dev/null/uli', /^The folder in ULI_DATA, \/dev\/null\/uli, cannot be used \(ENOTDIR\): .*\.$/],
  ['HOST', '203.0.113.4', /^This machine has no address 203\.0\.113\.4\. Set HOST to .*\.$/],
])(
  'a start with a wrong %s ends with one sentence that names the setting',
  async (name, value, sentence) => {
    const failed = await launchProgram({ ULI_DATA: folder, LOG_LEVEL: 'error', [name]: value }).catch(
      (error: Error) => error.message,
    );
    expect(String(failed).replace('The program did not open: ', '')).toMatch(sentence);
  },
  120_000,
);

test('an upload that is in progress during shutdown still completes', async () => {
  const program = await launchProgram({ ULI_DATA: folder });
  const body = JSON.stringify({ username: 'nobody.at.all', password: 'six-or-more' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const slow = request(`${program.url}/api/login`, { method: 'POST', headers });
  const status = new Promise((resolve, reject) => {
    slow.on('response', (answer) => resolve(answer.resume().statusCode));
    slow.on('error', reject);
  });
  slow.write(body.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const ended = program.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  slow.end(body.slice(10));
  expect(await status).toBe(401);
  expect(await ended).toBe(0);
}, 120_000);

test('two programs on one database share sessions and never give one time away twice', async () => {
  const one = await startProgram();
  const two = await launchProgram({ ...one.settings });
  const { artistId, serviceId, times, cookie } = await openShop(one.url);
  expect((await fetch(`${two.url}/api/user`, { headers: { cookie } })).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      fetch(`${(index % 2 ? one : two).url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          artistId,
          serviceId,
          date: times[0],
          guest: { fullName: 'Gina', email: `g${index}@example.com` },
        }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
  await two.end('SIGTERM');
  await one.stop();
}, 120_000);
