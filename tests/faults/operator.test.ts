import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { launchProgram } from '#tests/support/launch-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Keeps its key in its own folder, as a server without settings does. */
const own = { ULI_SECRET: '', ULI_DEMO: 'on' };
let place: string;
const folder = (name: string) => join(place, name);
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'uli-operator-'));
});
afterAll(async () => {
  for (const name of ['first', 'second']) await eraseEmbeddedPostgres({ folder: folder(name), log: () => {} });
  await rm(place, { recursive: true, force: true });
});

/** Asks something of the server on that folder: its exit code, and what it said. */
function ask(data: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env['PATH'], TZ: 'UTC', ULI_DATA: folder(data), ...own };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/server/operator.ts', ...args], { cwd: root, env }, (error, said, problems) =>
      resolve({ code: error ? Number(error.code) : 0, said: (said + problems).trim() }),
    );
  });
}

/** Somebody with a browser. */
async function signIn(url: string, username: string, password: string) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return {
    status: answer.status,
    get: (path: string) => fetch(url + path, { headers: { cookie: cookie.join('; ') } }),
  };
}

test('a place is filled, gets its admin, is backed up while it works and comes back elsewhere, byte for byte', async () => {
  expect(await ask('first', 'seed')).toMatchObject({ code: 0, said: expect.stringContaining('uli-demo') });
  expect(await ask('first', 'seed')).toMatchObject({ code: 1, said: expect.stringContaining('stays as it is') });
  const program = await launchProgram({ ULI_DATA: folder('first'), ...own });
  try {
    const admin = await ask('first', 'create-admin', 'max', '--email', 'max@uli.example');
    const token = /\/auth\/reset\?token=(\S+)/.exec(admin.said)![1]!;
    const password = 'chosen by Max alone';
    await fetch(`${program.url}/api/password/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
    const max = await signIn(program.url, 'max', password);
    expect(await (await max.get('/api/user')).json()).toMatchObject({ username: 'max', isAdmin: true });
    // The admin area opens with a second factor, which Max still has to add.
    expect(await (await max.get('/api/admin/audit')).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await ask('first', 'backup', folder('one.tar.gz'))).said).toMatch(/\d{3,} rows, \d\d+ files/);
    // The one that runs would not see what comes.
    const refused = await ask('first', 'restore', folder('one.tar.gz'));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('stop it first') });
  } finally {
    await program.end('SIGTERM');
  }

  await copyFile(folder('one.tar.gz'), folder('cut.tar.gz'));
  await truncate(folder('cut.tar.gz'), 3_000_000);
  expect(await ask('second', 'restore', folder('cut.tar.gz'))).toMatchObject({
    code: 1,
    said: 'This file is no backup of Uli, or it was cut off or changed on its way.',
  });
  // Nothing was begun: there is not even a place for pictures.
  expect(await readdir(folder('second'))).not.toContain('files');

  expect((await ask('second', 'restore', folder('one.tar.gz'))).said).toMatch(/\d{3,} rows and \d\d+ files are back/);
  expect(await ask('second', 'restore', folder('one.tar.gz'))).toMatchObject({ code: 1 });
  await ask('second', 'backup', folder('two.tar.gz'));
  expect((await readFile(folder('two.tar.gz'))).equals(await readFile(folder('one.tar.gz')))).toBe(true);

  const again = await launchProgram({ ULI_DATA: folder('second'), ...own });
  try {
    const demo = await signIn(again.url, 'demo', 'uli-demo');
    expect(demo.status).toBe(200);
    const [post] = await (await demo.get('/api/posts')).json();
    expect((await demo.get(post.imageUrl)).status).toBe(200);
  } finally {
    await again.end('SIGTERM');
  }
}, 300_000);

test('one person’s data is written down, and they go as they could themselves', async () => {
  const zip = folder('demo.zip');
  // No terminal is attached: without a yes, commands print the account and do nothing.
  const unasked = await ask('second', 'export-user', 'demo', zip);
  expect(unasked).toMatchObject({ code: 1, said: expect.stringMatching(/\(@demo\), account 3, a demo person/) });
  expect((await ask('second', 'export-user', 'demo', zip, '--yes')).code).toBe(0);
  expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK');
  const asked = await ask('second', 'delete-user', 'demo');
  expect(asked).toMatchObject({ code: 1, said: expect.stringMatching(/cancels \d+ coming visits[^]*--yes/) });
  expect((await ask('second', 'delete-user', 'demo', '--yes')).said).toContain('gone for good on');
  expect((await ask('second', 'delete-user', 'nobody.here', '--yes')).said).toBe('Nobody here is called nobody.here.');
}, 120_000);

test('what is no command and what is no backup is told in plain words', async () => {
  expect(await ask('second', 'tidy-up')).toMatchObject({
    code: 2,
    said: expect.stringContaining('restore <file.tar.gz>'),
  });
  expect(await ask('second', 'backup', '--fast')).toMatchObject({ code: 2 });
  await writeFile(folder('letter.txt'), 'Dear Uli');
  const letter = await ask('third', 'restore', folder('letter.txt'));
  expect(letter).toMatchObject({ code: 1, said: expect.stringContaining('no backup of Uli') });
  await eraseEmbeddedPostgres({ folder: folder('third'), log: () => {} });
}, 120_000);
