import { isIPv6 } from 'node:net';

/**
 * Who is counted as one client: an IPv4 address, or the network of an IPv6 one, of which everybody has a whole one.
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it.
 */
export function clientAddress(peer: string, forwardedFor: string, trustedProxies: readonly string[]): string {
  return networkOf(clientOf(plain(peer), forwardedFor, trustedProxies.map(plain)));
}

function clientOf(peer: string, forwardedFor: string, trustedProxies: readonly string[]): string {
  if (!trustedProxies.includes(peer)) return peer;
  const chain = forwardedFor
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  return chain.findLast((hop) => !trustedProxies.includes(hop)) ?? peer;
}

/** The one way in which an address is written; an IPv4 one as such, also where a socket for both hands it over as IPv6. */
function plain(address: string): string {
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
  if (!isIPv6(address) || address === '::1') return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = after ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
