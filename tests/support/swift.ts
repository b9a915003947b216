import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port.ts';
import type { ObjectStore } from './object-store.ts';

// OpenStack Swift answers S3 with its `s3api`, and checks every signature. Debian has it in `swift-proxy`,
// `swift-account`, `swift-container` and `swift-object`.

const parts = ['account', 'container', 'object'] as const;
const needed = ['/usr/bin/python3', '/usr/bin/swift-proxy-server', '/etc/swift/swift.conf'];
const startMilliseconds = 100_000;

/** What of Swift this machine lacks; undefined when all of it is there. */
export function missingOfSwift(): string | undefined {
  return [...needed, ...parts.map((part) => `/usr/bin/swift-${part}-server`)].find((path) => {
    try {
      accessSync(path, constants.R_OK);
      return false;
    } catch {
      return true;
    }
  });
}

/** One node with one disk, which is a folder, and no copies; it is gone with its files when it is closed. */
export async function startSwift(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-swift-'));
  const ports = await Promise.all([...parts, 'proxy'].map(() => freePort()));
  const proxyPort = ports.at(-1)!;
  await mkdir(join(folder, 'disks', 'one'), { recursive: true });
  execFileSync('/usr/bin/python3', ['-c', rings, folder, ...ports.map(String)]);
  const servers = await Promise.all([
    ...parts.map((part, index) => startServer(folder, part, partOf(folder, part, ports[index]!))),
    startServer(folder, 'proxy', proxyOf(folder, proxyPort)),
  ]);
  const close = async () => {
    await Promise.all(servers.map(ended));
    await rm(folder, { recursive: true, force: true });
  };
  const S3_ENDPOINT = `http://127.0.0.1:${proxyPort}`;
  const settings = {
    S3_ENDPOINT,
    S3_BUCKET: 'uli-files',
    S3_ACCESS_KEY: 'uli:tests',
    S3_SECRET_KEY: 'secret-of-tests',
  };
  try {
    await makeBucket(settings);
    return { settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startServer(folder: string, name: string, settings: string): Promise<ChildProcess> {
  const file = join(folder, `${name}.conf`);
  await writeFile(file, settings);
  return spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore' });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Asks again until all four servers are up. */
async function makeBucket({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: ObjectStore['settings']) {
  const keys = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY };
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1', retries: 0 });
  let last: unknown;
  for (const deadline = Date.now() + startMilliseconds; Date.now() < deadline;) {
    last = await client.fetch(`${S3_ENDPOINT}/${S3_BUCKET}`, { method: 'PUT' }).then(
      (answer) => (answer.ok ? undefined : answer.status),
      (error: unknown) => error,
    );
    if (last === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Swift did not open within ${startMilliseconds} ms`, { cause: last });
}

/** Where what lies: two partitions, one copy. Arguments: the folder, and the ports in the order of `parts`. */
const rings = `
import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for part, port in zip(${JSON.stringify(parts)}, sys.argv[2:]):
    ring = RingBuilder(1, 1, 0)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='one', weight=1, meta='',
                      replication_ip='127.0.0.1', replication_port=int(port)))
    ring.rebalance()
    ring.get_ring().save(folder + '/' + part + '.ring.gz')
`;

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
`;

const partOf = (folder: string, part: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
recon_cache_path = ${folder}
`;

// Signing in wants a cache to be there; that nobody answers at its address costs nothing.
const proxyOf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_uli_tests = secret-of-tests .admin
`;
