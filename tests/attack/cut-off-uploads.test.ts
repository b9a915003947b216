import { connect } from 'node:net';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '#tests/support/listening.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// M10: an upload that breaks off in a part which is thrown away ended the whole program.

let world: World;
let server: Listening;
let ada: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  server = await listen(world);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const boundary = 'cut-here';
const file = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Sends the beginning of an upload, and then nothing: the connection is cut. */
async function cutOff(path: string, beginning: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: uli.test\r\nCookie: ${ada.cookie()}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `Content-Length: 500000\r\n\r\n${beginning}${'x'.repeat(4000)}`,
  );
  await expect.poll(incoming).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(incoming).toBe(0);
}

const incoming = async () => (await readdir(join(world.app.config.dataFolder, 'incoming')).catch(() => [])).length;

test.each([
  ['the picture', file('images')],
  ['a file of another field', file('another')],
  ['a picture after a field with a zero byte', `${field('caption', 'a\0b')}${file('images')}`],
  ['a second file after one of another field', `${file('another')}xxx\r\n${file('images')}`],
])('an upload that breaks off in %s leaves nothing, and the program goes on', async (_, beginning) => {
  for (const path of ['/api/media', '/api/posts']) {
    await cutOff(path, beginning);
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/user`, { headers: { cookie: ada.cookie() } });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
});
