import { BlockList, isIP } from 'node:net';

/** The proxies whose `X-Forwarded-For` counts. */
export interface TrustedProxies {
  /** The entries as configured. */
  readonly named: readonly string[];
  /** Whether an address belongs to such a proxy, including the form `::ffff:10.0.0.1` that dual-stack sockets report. */
  trusts(address: string): boolean;
}

/** Thrown for an invalid list of addresses: its message says which entry is wrong and what is valid. */
export class NoProxies extends Error {}

const bits = { 4: 32, 6: 128 } as const;

/** Reads addresses and ranges of IPv4 and IPv6, separated by commas: `10.0.0.1, 192.168.0.0/16, fd00::/8`. Throws `NoProxies`. */
export function readProxies(text: string): TrustedProxies {
  const list = new BlockList();
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const entry of named) add(list, entry);
  return {
    named,
    trusts: (address) => {
      // Most installations name none, and every request asks.
      if (named.length === 0) return false;
      const family = isIP(address);
      return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

function add(list: BlockList, entry: string): void {
  const [, address = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || address.includes('%') || (length !== undefined && Number(length) > bits[family])) {
    const named = JSON.stringify(entry.slice(0, 60));
    throw new NoProxies(`${named} is neither an address such as 10.0.0.1 nor a range such as 10.0.0.0/8 or fd00::/8`);
  }
  if (Number(length ?? 1) === 0)
    throw new NoProxies(`${entry} are all addresses, and with them everyone's word counts`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (length === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(length), type);
}
