import { expect, test } from 'vitest';
import { readConfig } from '#platform/config';
import { jsonRequest, listen, type Listening } from '#tests/support/listening.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// B1, L6, H5: only settings decide which proxies are trusted; headers that suggest a proxy are reported to the operator, no more.

let world: World;
let server: Listening;
const warnings: string[] = [];

/** A test world with a captured log, and a server that really listens. */
async function open(settings: Record<string, string>): Promise<void> {
  warnings.length = 0;
  world = await createWorld({ ULI_URL: 'https://uli.test', ULI_RATE_LIMITS: 'on', ...settings });
  world.app.log.warn = ((_values: object, words: string) => warnings.push(words)) as never;
  server = await listen(world);
}
async function close(): Promise<void> {
  await server.close();
  await world.close();
}

const letter = { name: 'Mia', email: 'mia@example.com', subject: 'Hello', message: 'A message that is long enough.' };
const write = async (headers: Record<string, string>) =>
  Number((await server.send(jsonRequest('/api/contact', letter, headers))).split(' ', 2)[1]);
const counted = async () => {
  const rows = await world.app.database.run<{ key: string }>(
    `SELECT key FROM rate_limits WHERE key LIKE 'contact_address:%' ORDER BY key`,
  );
  return rows.map(({ key }) => key.replace('contact_address:', ''));
};

test.each([
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['nginx', 'nginx'],
  ['127.0.0.1, 10.0.0.256', '10.0.0.256'],
  ['fd00::/129', 'fd00::/129'],
  ['10.0.0.1 10.0.0.2', '10.0.0.1 10.0.0.2'],
  ['http://10.0.0.1', 'http://10.0.0.1'],
])('TRUSTED_PROXIES=%s is refused with one sentence', (value, named) => {
  expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
    `The setting TRUSTED_PROXIES is wrong: "${named}" is neither an address such as 10.0.0.1 nor a range such as ` +
      `10.0.0.0/8 or fd00::/8.`,
  );
});

test.each(['0.0.0.0/0', '::/0'])('TRUSTED_PROXIES=%s, which is everyone, is refused', (value) => {
  expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
    `The setting TRUSTED_PROXIES is wrong: ${value} are all addresses, and with them everyone's word counts.`,
  );
});

test('addresses and ranges of both families are accepted', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8 , ::1' });
  expect(trustedProxies.named).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1']);
});

test('behind a trusted range, each client is counted by its own address', async () => {
  await open({ TRUSTED_PROXIES: '127.0.0.0/8' });
  for (const client of ['203.0.113.9', '198.51.100.7'])
    expect(await write({ Host: 'uli.test', 'X-Forwarded-For': client })).toBe(201);
  expect(await counted()).toEqual(['198.51.100.7', '203.0.113.9']);
  expect(warnings).toEqual([]);
  await close();
});

test('an untrusted proxy counts as one client, and the log reports the missing setting once', async () => {
  await open({});
  const statuses = [];
  for (const last of [1, 2, 3, 4, 5, 6])
    statuses.push(await write({ Host: 'uli.test', 'X-Forwarded-For': `203.0.113.${last}` }));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await counted()).toEqual(['127.0.0.1']);
  expect(warnings).toEqual([
    'A request was forwarded by 127.0.0.1, which TRUSTED_PROXIES does not name: everyone behind it counts as one client. ' +
      'If that is your proxy, set TRUSTED_PROXIES=127.0.0.1',
  ]);
  await close();
});

test.each(['Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])('the header %s also reveals a proxy', async (name) => {
  await open({});
  await write({ Host: 'uli.test', [name]: '1.1 proxy' });
  expect(warnings).toHaveLength(1);
  await close();
});

test('a request for another host is reported once, and has no other effect', async () => {
  await open({});
  for (const host of ['evil.example', 'other.example', 'uli.test']) expect(await write({ Host: host })).toBe(201);
  expect(warnings).toEqual([
    'A request came for another host than that of ULI_URL (https://uli.test): links in emails, cookies and allowed origins ' +
      'follow ULI_URL. Set ULI_URL to the address that people open.',
  ]);
  await close();
});

test('requests for its own host under any of its names, and health checks, are not reported', async () => {
  await open({ ULI_URL: 'http://localhost:3000' });
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) await write({ Host: host });
  await server.send('GET /healthz HTTP/1.1\r\nHost: 10.0.0.9\r\nConnection: close\r\n\r\n');
  expect(warnings).toEqual([]);
  await close();
  await open({});
  for (const host of ['uli.test', 'ULI.test', 'uli.test:443']) await write({ Host: host });
  expect(warnings).toEqual([]);
  await close();
});
