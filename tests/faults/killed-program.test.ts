import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseEmbeddedPostgres } from '#platform/embedded-postgres';
import { openShop, type Shop } from '#tests/support/shop.ts';
import { launchProgram } from '#tests/support/launch-program.ts';

const rounds = 20;
const clientsAtOnce = 8;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uli-killed-'));
});
afterAll(async () => {
  await eraseEmbeddedPostgres({ folder, log: () => {} });
  await rm(folder, { recursive: true, force: true });
});

test(`kill -9 while bookings are acknowledged, ${rounds} times: none is lost, none is doubled`, async () => {
  const acknowledged = new Map<string, string>();
  const givenTwice: string[] = [];
  let shop: Shop | undefined;
  let next = 0;
  for (let round = 0; round < rounds; round++) {
    const program = await launchProgram({ ULI_DATA: folder });
    shop ??= await openShop(program.url);
    const { artistId, serviceId, times } = shop;
    let killed = false;
    const client = async () => {
      while (!killed) {
        const date = times[next++ % times.length]!;
        const guest = { fullName: 'Gina', email: `gina-${next}@example.com` };
        const answer = await fetch(`${program.url}/api/bookings`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ artistId, serviceId, date, guest }),
        }).catch(() => undefined);
        const body = answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
        if (!body) continue;
        if (acknowledged.has(body.date)) givenTwice.push(body.date);
        acknowledged.set(body.date, body.manageToken);
      }
    };
    const clients = Array.from({ length: clientsAtOnce }, client);
    await new Promise((resolve) => setTimeout(resolve, 60 + round * 15));
    await program.end('SIGKILL');
    killed = true;
    await Promise.all(clients);
  }

  const program = await launchProgram({ ULI_DATA: folder });
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect(givenTwice).toEqual([]);
  const lost: string[] = [];
  for (const [date, token] of acknowledged) {
    const answer = await fetch(`${program.url}/api/manage/${token}`);
    const booking = answer.ok ? await answer.json() : undefined;
    if (booking?.date !== date || booking.status !== 'pending') lost.push(date);
  }
  expect(lost).toEqual([]);
  expect(await program.end('SIGTERM')).toBe(0);
}, 900_000);
