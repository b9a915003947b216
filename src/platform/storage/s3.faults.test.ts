import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config';
import { openStorage, type Storage } from './index.ts';
import { notRun } from '#tests/support/not-run.ts';
import type { ObjectStore } from '#tests/support/object-store.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { publish } from '#tests/support/posts.ts';
import { startStandIn } from '#tests/support/s3-stand-in.ts';
import { missingOfSwift, startSwift } from '#tests/support/swift.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const missing = missingOfSwift();
if (missing) notRun('files in OpenStack Swift by its S3 interface', `this machine has no ${missing}`);
const stores = [
  ...(missing ? [] : [{ name: 'OpenStack Swift', open: startSwift }]),
  { name: 'a stand-in that checks signatures', open: startStandIn },
];

describe.each(stores)('files in $name', ({ open }) => {
  let store: ObjectStore;
  let world: World;
  beforeAll(async () => {
    store = await open();
    world = await createWorld(store.settings);
    // Swift is four programs in Python.
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await store?.close();
  });

  const storageWith = (settings: Partial<ObjectStore['settings']>): Storage =>
    openStorage(readConfig({ ...store.settings, ...settings }));

  /** What lies in the bucket below a folder, as the store itself lists it. */
  async function listed(folder: string): Promise<string[]> {
    const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = store.settings;
    const keys = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY };
    const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' });
    const answer = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}?prefix=${folder}%2F`);
    expect(answer.status).toBe(200);
    return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => name!);
  }

  const textOf = async (storage: Storage, name: string) => {
    const file = await storage.read(name);
    return file && { bytes: file.bytes, text: await new Response(file.body).text() };
  };

  test('a file is kept, read, replaced and removed; what is not there is no failure', async () => {
    const { storage } = world.app;
    await storage.write('own/a/one.txt', Buffer.from('first'), 'text/plain');
    await storage.write('own/a/two.txt', Buffer.from('Ọlá 山田'), 'text/plain');
    expect(await textOf(storage, 'own/a/one.txt')).toEqual({ bytes: 5, text: 'first' });
    expect(await textOf(storage, 'own/a/two.txt')).toEqual({ bytes: 13, text: 'Ọlá 山田' });
    await storage.write('own/a/one.txt', Buffer.from('second'), 'text/plain');
    expect(await textOf(storage, 'own/a/one.txt')).toEqual({ bytes: 6, text: 'second' });
    expect(await listed('own')).toEqual(['own/a/one.txt', 'own/a/two.txt']);
    await storage.remove(['own/a/one.txt', 'own/a/never.txt']);
    expect(await textOf(storage, 'own/a/one.txt')).toBeUndefined();
    expect(await listed('own')).toEqual(['own/a/two.txt']);
  });

  test.each([
    ['a wrong secret', { S3_SECRET_KEY: 'wrong' }, 'refused a PUT: 403 SignatureDoesNotMatch'],
    ['a bucket that is not there', { S3_BUCKET: 'no-such-bucket' }, 'refused a PUT: 404 NoSuchBucket'],
    ['nobody at its address', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'neither kept nor read'],
  ])('%s is said in words, for reading and removing too, and changes nothing', async (_what, settings, words) => {
    await world.app.storage.write('kept/it.txt', Buffer.from('here'), 'text/plain');
    const wrong = storageWith(settings);
    const name = 'kept/it.txt';
    await expect(wrong.write(name, Buffer.from('other'), 'text/plain')).rejects.toThrow(words);
    await expect(wrong.read(name)).rejects.toThrow(words.replace('PUT', 'GET'));
    await expect(wrong.remove([name])).rejects.toThrow(words.replace('PUT', 'DELETE'));
    expect(await textOf(world.app.storage, name)).toEqual({ bytes: 4, text: 'here' });
  });

  test('a photo is posted, seen by everybody, and swept when nothing shows it any more', async () => {
    const ada = await world.person('ada');
    const postId = await publish(ada);
    const { images } = (await world.nobody().get(`/api/posts/${postId}`)).body;
    const files = await listed('media');
    expect(files.length).toBeGreaterThan(1);
    const shown = await world.api.request(images[0].url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = await shown.arrayBuffer();
    expect(bytes.byteLength).toBe(Number(shown.headers.get('content-length')));

    await world.runJob('media.avif', { mediaId: images[0].id });
    expect((await listed('media')).length).toBeGreaterThan(files.length);

    await ada.delete(`/api/posts/${postId}`);
    await ada.post('/api/media', formOf([await photo(60, 40)]));
    world.clock.at += 25 * 3_600_000;
    await world.runJob('media.sweep');
    expect(await listed('media')).toEqual([]);
    expect((await world.nobody().get(images[0].url)).status).toBe(404);
  });

  test('with a wrong secret an upload is refused in a sentence, and neither words nor earlier pictures are lost', async () => {
    const bea = await world.person('bea');
    const postId = await publish(bea);
    const { url } = (await bea.get(`/api/posts/${postId}`)).body.images[0];
    const before = await listed('media');
    const right = world.app.storage;
    // The same program after somebody changed its settings.
    Object.assign(world.app, { storage: storageWith({ S3_SECRET_KEY: 'wrong' }) });
    const refused = await bea.post('/api/media', formOf([await photo(60, 40)]));
    const unread = await bea.get(url);
    world.clock.at += 25 * 3_600_000;
    await expect(world.runJob('media.sweep')).rejects.toThrow('SignatureDoesNotMatch');
    Object.assign(world.app, { storage: right });

    for (const { status, body } of [refused, unread]) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'storage_away', message: expect.stringContaining('Nothing is lost') });
    }
    expect((await bea.get(`/api/posts/${postId}`)).status).toBe(200);
    expect((await bea.get(url)).status).toBe(200);
    expect(await listed('media')).toEqual(before);
    // What the refused upload left is swept as soon as the store answers again.
    await world.runJob('media.sweep');
    expect(await world.app.database.run('SELECT id FROM media WHERE attached_at IS NULL')).toEqual([]);
  });
});
