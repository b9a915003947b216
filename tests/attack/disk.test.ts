import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, photo } from '#tests/support/pictures.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { readForm } from '../../src/modules/media/use-cases/read-form.ts';

let world: World;
let ada: Visitor;
beforeAll(async () => {
  world = await createWorld({ ULI_MEDIA_QUOTA: '1' });
  ada = await world.person('ada');
});
afterAll(() => world.close());

/** A body that starts with a picture and does not end until it is released. */
function endless() {
  const started = Promise.withResolvers<void>();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
      controller.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(60_000)]));
      end = () => controller.error(new Error('the sender went away'));
      started.resolve();
    },
  });
  return { body, end: () => end() };
}

async function send(who: Visitor, body: BodyInit) {
  const headers = { cookie: who.cookie(), 'content-type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await world.api.request('http://uli.test/api/media', init);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const arriving = () => readdir(join(world.app.config.dataFolder, 'incoming')).catch(() => []);

test('a person’s pictures are limited to a quota; the refusal names it, and leaves nothing on disk', async () => {
  const cleo = await world.person('cleo');
  const picture = async () => cleo.post('/api/media', formOf([await photo(60, 40)]));
  const [first] = (await picture()).body;
  const said = 'and this does not fit any more. Remove posts or pictures that you no longer need, then send it again.';
  // The second quota leaves one byte: a full one is refused before the upload, an exceeded one when the picture is stored.
  for (const bytes of [1_000_000, 999_999]) {
    await world.app.database.run('UPDATE media SET bytes = $2 WHERE id = $1', [first.id, bytes]);
    const { status, body } = await picture();
    expect([status, body.code]).toEqual([409, 'quota_full']);
    expect(body.message).toBe(`Your pictures take 1 of 1 MB, ${said}`);
    expect(await world.app.database.run('SELECT id FROM media WHERE owner_id = $1', [cleo.id])).toEqual([
      { id: first.id },
    ]);
    expect(await arriving()).toEqual([]);
  }
  // Other people have their own quota, and a day later unused pictures no longer count.
  expect((await ada.post('/api/media', formOf([await photo(60, 40)]))).status).toBe(201);
  world.clock.at += 24 * 3_600_000 + 1;
  expect((await picture()).status).toBe(201);
});

test('of twenty endless uploads two are received, and the others are refused until one ends', async () => {
  const dora = await world.person('dora');
  const bodies = Array.from({ length: 20 }, endless);
  const answers = bodies.map(({ body }) => send(dora, body));
  const others = await Promise.all(answers.slice(2));
  for (const { status, headers, body } of others) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_uploads', '5']);
    expect(body.message).toBe(
      '2 uploads of yours are still on their way. Wait for one of them to finish, then send this again.',
    );
  }
  expect(await arriving()).toHaveLength(2);
  // Other people are not affected.
  expect((await ada.post('/api/media', formOf([await photo(60, 40)]))).status).toBe(201);
  for (const { end } of bodies.slice(0, 2)) end();
  expect((await Promise.all(answers.slice(0, 2))).map(({ status }) => status)).toEqual([400, 400]);
  expect(await arriving()).toEqual([]);
  expect((await dora.post('/api/media', formOf([await photo(60, 40)]))).status).toBe(201);
});

test('a third upload waits until one of the two ends', async () => {
  const emily = await world.person('emily');
  const bodies = [endless(), endless()];
  const first = bodies.map(({ body }) => send(emily, body));
  const third = emily.post('/api/media', formOf([await photo(60, 40)]));
  await pause(200);
  bodies[0]!.end();
  expect((await third).status).toBe(201);
  bodies[1]!.end();
  await Promise.all(first);
});

test('an upload that stalls or never ends is cut off, and leaves nothing on disk', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const limits = { files: 10, fields: [] };
  const begin = (body: ReadableStream) =>
    new Request('http://uli.test/api/media', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const stopped = readForm(world.app, begin(endless().body), { ...limits, patience: { idle: 50, whole: 60_000 } });
  await expect(stopped).rejects.toThrow('upload_cut_off');
  let dripping: NodeJS.Timeout;
  const slow = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('--b\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n'));
      dripping = setInterval(() => controller.enqueue(Buffer.from('.')), 10);
    },
    cancel: () => clearInterval(dripping),
  });
  const dripped = readForm(world.app, begin(slow), { ...limits, patience: { idle: 60_000, whole: 150 } });
  await expect(dripped).rejects.toThrow('upload_cut_off');
  expect(await arriving()).toEqual([]);
});

test('if the disk would get too full, uploads are refused with a message, and everything else works', async () => {
  const small = await createWorld({ ULI_DISK_RESERVE: '900000000' });
  try {
    const flora = await small.person('flora');
    const { status, body } = await flora.post('/api/media', formOf([await photo(60, 40)]));
    expect([status, body.code]).toEqual([507, 'disk_full']);
    expect(body.message).toBe(
      'The server has no room for more pictures right now. Nothing else is affected. Try again later.',
    );
    expect((await flora.patch('/api/user', { bio: 'Hello' })).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('upload files left by a killed program are deleted at startup', async () => {
  const left = join(world.app.config.dataFolder, 'incoming', 'upload-left');
  await mkdir(left, { recursive: true });
  const before = new Date(Date.now() - 11 * 60_000);
  await utimes(left, before, before);
  await world.runJob('media.sweep-incoming');
  expect(await arriving()).toEqual([]);
});
