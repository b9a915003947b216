import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { atMost, told, type BenchRow } from './bench-row.ts';
import { firstClient, sessionOf } from './fill.ts';
import { inTurns } from './in-turns.ts';
import { median } from './interleave.ts';
import type { Uploads } from './load/uploader.ts';
import { requestText } from './load/requests.ts';
import { userRequests } from './session.ts';
import { answered, slotsRequests } from './slots-over-http.ts';
import type { Stage } from './stage.ts';

/** So many people upload at once. */
const crowd = 8;
const everyMs = 12;
const cookie = `uli_session=${sessionOf(firstClient)}`;

/** Twelve megapixels with some detail everywhere, as a phone sends them. */
async function takePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  return new Uint8Array(await picture.blur(1.5).jpeg({ quality: 88 }).toBuffer());
}

/** Megabytes that a process holds in memory. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The most that a process holds while something goes on, beyond what it held before. */
async function mostWhile(pid: number, goingOn: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid);
  let most = before;
  let over = false;
  const going = goingOn().finally(() => (over = true));
  while (!over) {
    most = Math.max(most, await memoryOf(pid));
    await pause(50);
  }
  await going;
  return most - before;
}

/** A photo from the first byte sent until it is stored in all its sizes, and what others and the memory notice of many. */
export async function rows(stage: Stage): Promise<BenchRow[]> {
  const small = await stage.small();
  const { port, pid } = small;
  const photo = await takePhoto();
  const uploader = stage.child('load/uploader.ts');
  const bare = stage.child('limits/bare-picture.ts');
  const upload = (count: number, together: number) =>
    uploader.ask<number[]>({ port, cookie, photo, count, together } satisfies Uploads);
  const [measured, limit] = await inTurns(
    stage.flags.rounds,
    async () => (await upload(1, 1))[0]!,
    () => bare.ask<number>({ photo }),
  );

  const feed = requestText('GET', '/api/posts?limit=20', { cookie });
  const slots = slotsRequests(small);
  const others = userRequests().flatMap((request, index) => [request, slots[index % slots.length]!, feed]);
  const p99 = async () => {
    const result = await stage.load({ port, connections: 4, requests: others, count: stage.count(500), everyMs });
    answered(result);
    return result.p99;
  };
  const during = async () => {
    let over = false;
    const uploading = (async () => {
      while (!over) await upload(crowd, crowd);
    })();
    const figure = await p99().finally(() => (over = true));
    await uploading;
    return figure;
  };
  const [busy, atRest] = await inTurns(Math.ceil(stage.flags.rounds / 2), during, p99);

  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < Math.ceil(stage.flags.rounds / 2); round++) {
    alone.push(await mostWhile(pid, () => upload(crowd, 1)));
    together.push(await mostWhile(pid, () => upload(crowd, crowd)));
  }
  const megabytes = (photo.length / 1e6).toFixed(1);
  return [
    atMost(1.3, {
      job: 'photo upload, 12 MP',
      measured,
      limit,
      note: `ms of ${megabytes} MB; limit: sharp alone makes the same files`,
    }),
    atMost(2, {
      job: `other routes while ${crowd} upload`,
      measured: busy,
      limit: atRest,
      note: 'p99 in ms of sessions, slots and feeds; limit: the same at rest',
    }),
    told({
      job: `memory while ${crowd} upload`,
      measured: Math.max(1, median(together)),
      limit: Math.max(1, median(alone)),
      note: `MB more than before; limit: ${crowd} one after another`,
    }),
  ];
}
