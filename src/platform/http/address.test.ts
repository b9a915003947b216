import { expect, test } from 'vitest';
import { clientAddress } from './address.ts';

/** The client as it is counted when this peer sends that header. */
function counted(peer: string, forwardedFor = '', proxies: readonly string[] = []): string {
  return clientAddress(peer, forwardedFor, proxies);
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:0:0:0:0', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '::1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
])('%s is counted as %s', (peer, as) => {
  expect(counted(peer)).toBe(as);
});

test('whoever changes within a network of their own stays the same, the neighbour’s is another', () => {
  const [first, second, neighbour] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map((peer) =>
    counted(peer),
  );
  expect(second).toBe(first);
  expect(neighbour).not.toBe(first);
});

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '::ffff:10.0.0.1'],
  ['fd00::1', 'FD00:0:0::1'],
])('a proxy at %s is trusted as %s, and what it says counts', (peer, proxy) => {
  expect(counted(peer, '198.51.100.1, ::ffff:203.0.113.9', [proxy])).toBe('203.0.113.9');
  expect(counted(peer, `203.0.113.9, ${proxy}`, [proxy])).toBe('203.0.113.9');
  expect(counted(peer, '2001:db8:1:2::7', [proxy])).toBe('2001:db8:1:2::/64');
});

test('what others say of whom they forward for counts nothing', () => {
  expect(counted('::ffff:203.0.113.9', '198.51.100.1', ['10.0.0.1'])).toBe('203.0.113.9');
});
