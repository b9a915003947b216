import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '#platform/config';

/**
 * Who is counted as one client: an IPv4 address, or the network of an IPv6 one, of which everybody has a whole one.
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it.
 */
export function clientAddress(peer: string, forwardedFor: string, proxies: TrustedProxies): string {
  return networkOf(clientOf(plain(peer), forwardedFor, proxies));
}

function clientOf(peer: string, forwardedFor: string, proxies: TrustedProxies): string {
  if (!proxies.trusts(peer)) return peer;
  const chain = forwardedFor
    .split(',')
    .map((hop) => plain(withoutPort(hop.trim())))
    .filter(Boolean);
  const client = chain.findLast((hop) => !proxies.trusts(hop));
  return client !== undefined && isIP(client) !== 0 ? client : peer;
}

/** Some proxies include the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** The one way in which an address is written; an IPv4 one as such, also where a socket for both hands it over as IPv6. */
function plain(address: string): string {
  if (!address.includes(':')) return address;
  const [whole = ''] = address.split('%', 1);
  if (!isIPv6(whole)) return address;
  const written = new URL(`http://[${whole}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written);
  if (!mapped) return written;
  const bytes = mapped.slice(1).flatMap((pair) => [Number.parseInt(pair, 16) >> 8, Number.parseInt(pair, 16) & 255]);
  return bytes.join('.');
}

/** `2001:db8:1:2::9` → `2001:db8:1:2::/64`. The machine itself stays what it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address) || address === '::1') return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = after ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What one party holds cheaply around a counted client: `203.0.113.9` → `203.0.113.0/24`, `2001:db8:1:2::/64` → `2001:db8:1::/48`. */
export function neighbourhoodOf(client: string): string {
  if (client.endsWith('/64')) return `${client.split(':').slice(0, 3).join(':')}::/48`;
  return isIP(client) === 4 ? `${client.split('.').slice(0, 3).join('.')}.0/24` : client;
}
