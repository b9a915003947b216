import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { corners, formOf, photo } from '#tests/support/pictures.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { attachMedia } from './index.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.app.database.run('DELETE FROM media');
});

/** Every file that the program keeps, uploads that still arrive included. */
async function filesKept(): Promise<string[]> {
  const folder = world.app.config.dataFolder;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && entry.name !== 'secret')
    .map((entry) => join(entry.parentPath, entry.name));
}

async function fetchFile(path: string) {
  const answer = await world.api.request(`http://uli.test${path}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Refused with this, and nothing of it is left. */
async function checkRefused(
  sending: Promise<{ status: number; body: { code: string } }>,
  status: number,
  code: string,
) {
  const before = await filesKept();
  const { status: got, body } = await sending;
  expect([got, body.code]).toEqual([status, code]);
  expect(await filesKept()).toEqual(before);
  expect(await world.app.database.run('SELECT 1 FROM media')).toEqual([]);
}

test('a photo is stored in four widths of WebP and one JPEG, and its files may be cached for ever', async () => {
  const { status, body } = await ada.post('/api/media', formOf([await photo(2400, 1800)]));
  expect(status).toBe(201);
  const [image] = body;
  expect(image).toMatchObject({ width: 1600, height: 1200 });
  expect(Buffer.from(image.thumbhash, 'base64').length).toBeGreaterThan(10);
  const addresses = image.sources[0].srcSet.split(', ').map((part: string) => part.split(' '));
  expect(addresses.map(([, width]: string[]) => width)).toEqual(['240w', '480w', '960w', '1600w']);
  for (const [path, width] of addresses) {
    const file = await fetchFile(path);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(`${(await sharp(file.bytes).metadata()).width}w`).toBe(width);
  }
  const jpeg = await fetchFile(image.url);
  expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
  expect((await sharp(jpeg.bytes).metadata()).format).toBe('jpeg');
});

test('a photo is upright and says neither where nor by whom it was taken', async () => {
  const sideways = await sharp(corners(400, 300), { raw: { width: 400, height: 300, channels: 3 } })
    .withExif({
      IFD0: { Artist: 'Ada Okafor', Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await ada.post('/api/media', formOf([sideways]));
  expect(body[0]).toMatchObject({ width: 300, height: 400 });
  for (const path of [body[0].url, body[0].url.replace('large.jpg', 'large.webp')]) {
    const { bytes } = await fetchFile(path);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([300, 400]);
    expect(bytes.includes('Okafor')).toBe(false);
    const pixel = await sharp(bytes).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
    // Turned clockwise, the blue corner is at the top left.
    expect(pixel[2]).toBeGreaterThan(200);
    expect(pixel[0]).toBeLessThan(60);
  }
});

test('PNG with transparency, WebP, GIF and AVIF are taken, too', async () => {
  const raw = sharp(corners(64, 48), { raw: { width: 64, height: 48, channels: 3 } });
  const files = await Promise.all([
    raw.clone().ensureAlpha(0.5).png().toBuffer(),
    raw.clone().webp().toBuffer(),
    raw.clone().gif().toBuffer(),
    raw.clone().avif().toBuffer(),
    raw.clone().greyscale().jpeg().toBuffer(),
  ]);
  const { status, body } = await ada.post('/api/media', formOf(files));
  expect(status).toBe(201);
  expect(body.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual(
    files.map(() => [64, 48]),
  );
});

test('what only pretends to be a picture is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const html = '<html><script>alert(1)</script></html>';
  const pretending = [svg, `<?xml version="1.0"?>${svg}`, html, 'GIF89a', '%PDF-1.4 1 0 obj', 'no picture', ''];
  for (const text of pretending) {
    const code = text === 'GIF89a' ? 'picture_damaged' : 'not_a_picture';
    await checkRefused(ada.post('/api/media', formOf([Buffer.from(text)])), code === 'not_a_picture' ? 415 : 400, code);
  }
});

test('a page or program hidden before a picture is refused, one behind it is not in what is stored', async () => {
  const picture = await photo(300, 200);
  const program = Buffer.from('<script>steal()</script>');
  await checkRefused(ada.post('/api/media', formOf([Buffer.concat([program, picture])])), 415, 'not_a_picture');
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Length 1 >> stream\n');
  await checkRefused(ada.post('/api/media', formOf([Buffer.concat([pdf, picture])])), 415, 'not_a_picture');
  const { status, body } = await ada.post('/api/media', formOf([Buffer.concat([picture, program])]));
  expect(status).toBe(201);
  for (const path of await filesKept()) expect(path).toMatch(/\.(webp|jpg)$/);
  expect((await fetchFile(body[0].url)).bytes.includes('steal')).toBe(false);
});

test('a few bytes that unfold into a huge picture are refused before they are unfolded', async () => {
  const bomb = await sharp({ create: { width: 16_000, height: 12_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  await checkRefused(ada.post('/api/media', formOf([bomb])), 413, 'too_many_pixels');
});

test('a file that ends half-way is refused, and with it the others of its request', async () => {
  const whole = await photo(1200, 900);
  const half = whole.subarray(0, whole.length / 2);
  await checkRefused(ada.post('/api/media', formOf([whole, half])), 400, 'picture_damaged');
  const png = await sharp(whole).png().toBuffer();
  await checkRefused(ada.post('/api/media', formOf([png.subarray(0, png.length / 2)])), 400, 'picture_damaged');
});

test('an upload that breaks off leaves nothing behind', async () => {
  const form = new Response(formOf([await photo(1200, 900)]));
  const type = form.headers.get('content-type')!;
  const bytes = Buffer.from(await form.arrayBuffer());
  const send = (body: BodyInit) => {
    const headers = { cookie: ada.cookie(), 'content-type': type };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return world.api.request('http://uli.test/api/media', init);
  };
  const ended = async () => {
    const answer = await send(bytes.subarray(0, bytes.length / 2));
    return { status: answer.status, body: await answer.json() };
  };
  await checkRefused(ended(), 400, 'upload_cut_off');
  const inName = async () => {
    const answer = await send(bytes.subarray(0, bytes.indexOf('filename=') + 12));
    return { status: answer.status, body: await answer.json() };
  };
  await checkRefused(inName(), 400, 'upload_cut_off');
  const lost = async () => {
    let sent = false;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent) return controller.error(new Error('the connection is gone'));
        sent = true;
        controller.enqueue(bytes.subarray(0, 50_000));
      },
    });
    const answer = await send(stream);
    return { status: answer.status, body: await answer.json() };
  };
  await checkRefused(lost(), 400, 'upload_cut_off');
});

test('too many, too large, none at all and no form are refused in words of their own', async () => {
  const small = await photo(40, 30);
  const eleven = Array.from({ length: 11 }, () => small);
  await checkRefused(ada.post('/api/media', formOf(eleven)), 400, 'too_many_pictures');
  const large = Buffer.concat([small, Buffer.alloc(20_000_001)]);
  await checkRefused(ada.post('/api/media', formOf([large])), 413, 'picture_too_large');
  await checkRefused(ada.post('/api/media', formOf([], { caption: 'Hi' })), 400, 'no_pictures');
  await checkRefused(ada.post('/api/media', { images: [] }), 415, 'wrong_content_type');
  const noBoundary = { 'content-type': 'multipart/form-data' };
  await checkRefused(ada.post('/api/media', 'x', noBoundary), 400, 'malformed');
});

test('a file whose name cannot be read is not called a lost connection', async () => {
  const name = 'braids\0.jpg';
  const part = `--b\r\nContent-Disposition: form-data; name="images"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(part), await photo(40, 30), Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b', cookie: ada.cookie() };
  const send = async () => {
    const answer = await world.api.request('http://uli.test/api/media', { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  await checkRefused(send(), 400, 'malformed');
});

test('only these routes take more than a form of ours has', async () => {
  const { status } = await ada.post('/api/services', formOf([Buffer.alloc(200_000)]));
  expect(status).toBe(413);
});

test('a picture that nothing shows is gone after a day, one that is shown stays', async () => {
  const { body } = await ada.post('/api/media', formOf([await photo(300, 200), await photo(200, 300)]));
  const [shown, forgotten] = body;
  await world.app.database.transaction((transaction) => attachMedia(world.app, transaction, ada.id, [shown.id]));
  await world.runJob('media.sweep');
  expect((await fetchFile(forgotten.url)).status).toBe(200);
  world.clock.at += 24 * 3_600_000 + 1;
  await world.runJob('media.sweep');
  expect([(await fetchFile(shown.url)).status, (await fetchFile(forgotten.url)).status]).toEqual([200, 404]);
});

test('nobody shows another person’s picture, nor one twice', async () => {
  const { body } = await ada.post('/api/media', formOf([await photo(60, 60)]));
  const attach = (ownerId: number) =>
    world.app.database.transaction((transaction) => attachMedia(world.app, transaction, ownerId, [body[0].id]));
  await expect(attach(cleo.id)).rejects.toThrow('pictures_gone');
  await attach(ada.id);
  await expect(attach(ada.id)).rejects.toThrow('pictures_gone');
});

test('a picture that is older than its smallest size gets it when it is first asked for, and never before its kind', async () => {
  const { body } = await ada.post('/api/media', formOf([await photo(700, 500), await photo(200, 100)]));
  const thumb = body[0].url.replace('large.jpg', 'thumb.webp');
  const [stored] = (await filesKept()).filter((path) => path.endsWith('thumb.webp'));
  await rm(stored!);
  for (const again of [1, 2]) {
    const { status, headers, bytes } = await fetchFile(thumb);
    expect([again, status, headers.get('content-type')]).toEqual([again, 200, 'image/webp']);
    expect((await sharp(bytes).metadata()).width).toBe(240);
  }
  expect((await fetchFile(thumb.replace('webp', 'avif'))).status).toBe(404);
  expect((await fetchFile(body[1].url.replace('large.jpg', 'thumb.webp'))).status).toBe(404);
  expect((await fetchFile('/media/AbCdEfGhIjKlMnOpQrStUv/thumb.webp')).status).toBe(404);
});

test('AVIF files follow once the picture is shown', async () => {
  const { body } = await ada.post('/api/media', formOf([await photo(700, 500)]));
  const path = body[0].url.replace('large.jpg', 'small.avif');
  expect((await fetchFile(path)).status).toBe(404);
  await world.runJob('media.avif', { mediaId: body[0].id });
  const { status, headers, bytes } = await fetchFile(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await sharp(bytes).metadata()).compression).toBe('av1');
});
