import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { launchProgram, type ProgramProcess } from '#tests/support/launch-program.ts';
import { openShop } from '#tests/support/shop.ts';

let folder: string;
let program: ProgramProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uli-restart-'));
  program = await launchProgram({ ULI_DATA: folder });
});
afterAll(async () => {
  await program.end('SIGTERM');
  await eraseEmbeddedPostgres({ folder, log: () => {} });
  await rm(folder, { recursive: true, force: true });
});

test('the database dies under load: requests fail cleanly and recover without a restart of the program', async () => {
  const { artistId, serviceId, times } = await openShop(program.url);
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  let next = 0;
  let running = true;
  const client = async () => {
    while (running) {
      const guest = { fullName: 'Gina', email: `gina-${next}@example.com` };
      const answer = await fetch(`${program.url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ artistId, serviceId, date: times[next++ % times.length], guest }),
      });
      const body = (await answer.json()) as { message?: string };
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 500 || (answer.status !== 201 && !body.message)) broken.push(JSON.stringify(body));
    }
  };
  const clients = Array.from({ length: 8 }, client);
  await pause(700);
  const postmaster = await postmasterOf(program);
  process.kill(postmaster, 'SIGQUIT');
  await untilGone(postmaster);
  await untilServing(artistId);
  await pause(700);
  running = false;
  await Promise.all(clients);

  expect(broken).toEqual([]);
  expect(statuses.get(201)).toBeGreaterThan(0);
  const guest = { fullName: 'Late', email: 'late@example.com' };
  const after = await fetch(`${program.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ artistId, serviceId, date: times.at(-1), guest }),
  });
  expect(after.status).toBe(201);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
}, 300_000);

/** The server that the program started: the only postmaster that is a child of it. */
async function postmasterOf({ pid }: ProgramProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(/\s+/)) {
    const name = await readFile(`/proc/${child}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'postgres') return Number(child);
  }
  throw new Error(`no postgres among the children of ${pid}: ${children}`);
}

async function untilGone(pid: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (name.trim() !== 'postgres') return;
    await pause(20);
  }
  throw new Error('the database did not die');
}

async function untilServing(artistId: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const answer = await fetch(`${program.url}/api/users/${artistId}/services`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error('the program did not recover within a minute');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
