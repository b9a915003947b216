import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '#tests/support/stripe-events.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// Everywhere else requests are handed to the API without a socket between; here they arrive as a server reads them.

let world: World;
let server: Server;

beforeAll(async () => {
  world = await createWorld();
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

/** Sends these headers and this body, and nothing that a client would add by itself. */
function send(method: string, path: string, headers: IncomingHttpHeaders = {}, body?: string) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; code: string | undefined }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode!, code: text ? JSON.parse(text).code : undefined });
      });
    });
    sent.on('error', reject);
    for (const name of ['content-length', 'transfer-encoding']) if (!(name in headers)) sent.removeHeader(name);
    sent.end(body);
  });
}

test.each([
  ['says nothing of one', 'POST', '/api/logout', {}, 204],
  ['says that it is empty', 'POST', '/api/logout', { 'content-length': '0' }, 204],
  ['deletes and says that it is empty', 'DELETE', '/api/services/1', { 'content-length': '0' }, 401],
])('a request without a body needs no content type: it %s', async (_, method, path, headers, status) => {
  expect((await send(method, path, headers)).status).toBe(status);
});

test('a body without a content type is refused, with its length told or not', async () => {
  const body = JSON.stringify({ username: 'ada', password: 'six-or-more' });
  const refused = { status: 415, code: 'wrong_content_type' };
  expect(await send('POST', '/api/login', { 'content-length': String(body.length) }, body)).toEqual(refused);
  expect(await send('POST', '/api/login', { 'transfer-encoding': 'chunked' }, body)).toEqual(refused);
});

test('what the payment provider tells at length is heard, with its length told or not, and not without end', async () => {
  const tell = (characters: number, length: (body: string) => IncomingHttpHeaders) => {
    const quoted = { uncategorized_text: 'x'.repeat(characters) };
    const object = { id: 'dp_1', payment_intent: null, evidence: quoted };
    const body = JSON.stringify({ id: `evt_${characters}`, type: 'charge.dispute.updated', data: { object } });
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(world, body), ...length(body) };
    return send('POST', '/api/webhooks/stripe', headers, body);
  };
  for (const length of [
    (body: string) => ({ 'content-length': String(body.length) }),
    () => ({ 'transfer-encoding': 'chunked' }),
  ]) {
    expect((await tell(300_000, length)).status).toBe(200);
    expect(await tell(1_100_000, length)).toEqual({ status: 413, code: 'too_large' });
  }
});
