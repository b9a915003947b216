import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** Something between a program and PostgreSQL, on loopback. */
export interface Between {
  readonly port: number;
  close(): Promise<void>;
}

interface Behind {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

/** A message of PostgreSQL's protocol that begins with its length alone: how a client opens a session. */
function readOpening(bytes: Buffer): { version: Buffer; settings: Map<string, string> } {
  const words = bytes.subarray(8, bytes.readInt32BE(0)).toString().split('\0').slice(0, -2);
  const settings = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) settings.set(words[at]!, words[at + 1]!);
  return { version: bytes.subarray(4, 8), settings };
}

function writeOpening({ version, settings }: ReturnType<typeof readOpening>): Buffer {
  const body = Buffer.from([...settings].map(([name, value]) => `${name}\0${value}\0`).join('') + '\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(8 + body.length);
  return Buffer.concat([length, version, body]);
}

/** Passes everything on but the options that a session is opened with, as PgBouncer does with `ignore_startup_parameters`. */
export async function openForgetful({ host, port }: Omit<Behind, 'user'>): Promise<Between> {
  return listen((client) => {
    client.once('data', (bytes: Buffer) => {
      const opening = readOpening(bytes);
      opening.settings.delete('options');
      const server = connect(join(host, `.s.PGSQL.${port}`));
      server.write(writeOpening(opening));
      client.pipe(server).pipe(client);
      for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    });
  });
}

/** Passes everything on: for a client that PostgreSQL's own socket would not let in. */
async function openRelay({ host, port }: Omit<Behind, 'user'>): Promise<Between> {
  return listen((client) => {
    const server = connect(join(host, `.s.PGSQL.${port}`));
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  });
}

/** Refuses the options that a session is opened with, in PgBouncer's words. */
export async function openRefusing(): Promise<Between> {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: options', ''].join('\0') + '\0';
  return listen((client) => {
    client.once('data', () => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(4 + fields.length);
      client.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]));
    });
  });
}

async function listen(serve: (client: Socket) => void): Promise<Between> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: async () => void server.close() };
}

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((path) =>
  existsSync(path),
);

/** The real PgBouncer in front of a PostgreSQL; undefined where the machine has none. It does not run as root. */
export async function openPgBouncer(behind: Behind, settings: Record<string, string>): Promise<Between | undefined> {
  if (!pgbouncer) return undefined;
  const nobody = process.geteuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = await mkdtemp(join(tmpdir(), 'uli-pgbouncer-'));
  const port = await freePort();
  const all = { listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const relay = await openRelay(behind);
  const database = `* = host=127.0.0.1 port=${relay.port} user=${behind.user}`;
  await writeFile(join(folder, 'pgbouncer.ini'), ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  if (nobody.uid) for (const path of [folder, join(folder, 'pgbouncer.ini')]) await chown(path, nobody.uid, nobody.gid);
  const child = spawn(pgbouncer, [join(folder, 'pgbouncer.ini')], { ...nobody, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilOpen(port);
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    await relay.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { port, close };
}

async function untilOpen(port: number): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not open');
}
