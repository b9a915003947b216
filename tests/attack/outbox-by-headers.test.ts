import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIntoOutbox, outboxAddress } from '#modules/notifications';
import { readConfig } from '#platform/config';
import { createWorld, type World } from '#tests/support/world.ts';

// H5: access never depends on headers. The requests arrive over a socket, in the form that reverse proxies send.

let world: World;
let server: Server;

beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'http://localhost:3000' });
  await world.person('victim');
  await world.nobody().post('/api/password/forgot', { email: 'victim@example.com' });
  server = createServer(getRequestListener(world.api.fetch));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await world.close();
});

/** Sends a raw request and returns the raw response. */
function say(target: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  ['a plain proxy_pass, which sends its own loopback host', '/api/outbox', ['Host: 127.0.0.1:4114']],
  ['a proxy that passes the host of the visitor', '/api/outbox', ['Host: localhost', 'X-Real-IP: 198.51.100.7']],
  ['an absolute request target', 'http://localhost/api/outbox', ['Host: uli.example']],
  ['X-Forwarded-Host', '/api/outbox', ['Host: localhost:3000', 'X-Forwarded-Host: uli.example']],
  ['Via', '/api/outbox', ['Host: localhost:3000', 'Via: 1.1 proxy']],
  ['Forwarded', '/api/outbox', ['Host: localhost:3000', 'Forwarded: for=198.51.100.7;host=uli.example']],
  ['X-Forwarded-For', '/api/outbox', ['Host: localhost:3000', 'X-Forwarded-For: 127.0.0.1']],
  ['the machine itself', '/api/outbox', ['Host: localhost:3000']],
  ['a mail of its own', '/api/outbox/1', ['Host: localhost:3000']],
  ['an empty key', '/api/outbox?key=', ['Host: localhost:3000']],
  ['a key that is wrong', `/api/outbox?key=${'A'.repeat(43)}`, ['Host: localhost:3000']],
  ['a cookie that is wrong', '/api/outbox', ['Host: localhost:3000', `Cookie: uli_outbox=${'A'.repeat(43)}`]],
])('through %s the outbox is not found', async (_way, target, headers) => {
  const answer = await say(target, headers);
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toContain('victim@example.com');
});

test.each([
  ['a public address', { ULI_URL: 'https://uli.example' }],
  ['a port that others reach', { ULI_URL: 'http://localhost:3000', HOST: '0.0.0.0' }],
  ['a mail server', { ULI_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail.example' }],
])('with %s no key opens the outbox, and the start prints none', (_what, settings) => {
  const { secret } = world.app;
  const key = new URL(outboxAddress(world.app)!).searchParams.get('key')!;
  const program = { config: readConfig(settings), secret };
  expect(outboxAddress(program)).toBeUndefined();
  expect(() => letIntoOutbox(program, key)).toThrow('not_found');
  expect(() => letIntoOutbox(world.app, key)).not.toThrow();
});
