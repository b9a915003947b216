import { expect, test } from 'vitest';
import { readProxies } from '#platform/config';
import { clientAddress, neighbourhoodOf } from './address.ts';

/** The client as it is counted when this peer sends that header. */
function counted(peer: string, forwardedFor = '', proxies: readonly string[] = []): string {
  return clientAddress(peer, forwardedFor, readProxies(proxies.join()));
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

test('addresses within one network count as one client, a neighbouring network as another', () => {
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

test('forwarding headers of untrusted peers are ignored', () => {
  expect(counted('::ffff:203.0.113.9', '198.51.100.1', ['10.0.0.1'])).toBe('203.0.113.9');
});

test.each([
  ['10.1.2.3', '10.0.0.0/8'],
  ['::ffff:10.1.2.3', '10.0.0.0/8'],
  ['172.18.0.2', '192.168.0.1, 172.16.0.0/12'],
  ['fd12::7', 'fd00::/8'],
  ['2001:db8:1::1', '2001:db8::/32'],
])('a proxy at %s is trusted by the range %s', (peer, range) => {
  expect(counted(peer, '198.51.100.1, 203.0.113.9', [range])).toBe('203.0.113.9');
});

test.each([
  ['11.0.0.1', '10.0.0.0/8'],
  ['172.32.0.1', '172.16.0.0/12'],
  ['2001:db9::1', '2001:db8::/32'],
])('what a peer at %s says counts nothing where %s is trusted', (peer, range) => {
  expect(counted(peer, '203.0.113.9', [range])).toBe(counted(peer));
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['unknown', '10.0.0.1'],
  ['<script>', '10.0.0.1'],
  ['198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['10.0.0.7, 10.0.0.2', '10.0.0.1'],
])('of what a trusted proxy forwards for, %s is counted as %s', (forwardedFor, as) => {
  expect(counted('10.0.0.1', forwardedFor, ['10.0.0.0/24'])).toBe(as);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '::1'],
  ['local', 'local'],
])('the neighbourhood of %s is %s', (client, neighbourhood) => {
  expect(neighbourhoodOf(client)).toBe(neighbourhood);
});
