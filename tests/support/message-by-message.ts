import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Server {
  readonly host: string;
  readonly port: number;
}

/** A way to a PostgreSQL server on which every message of its arrives alone, as a slow network may have it. */
export async function messageByMessage({ host, port }: Server): Promise<Server & { close(): void }> {
  const open = new Set<Socket>();
  const between = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near.setNoDelay(), far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far);
    // Ended from here, it is not read to its end.
    passOn(far, near).catch(() => near.destroy());
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const close = () => {
    for (const socket of open) socket.destroy();
    between.close();
  };
  return { host: '127.0.0.1', port: (between.address() as AddressInfo).port, close };
}

/** A message is a letter, its length in four bytes, these counted, and what it says. */
async function passOn(far: Socket, near: Socket): Promise<void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of far) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1) + 1;
      near.write(rest.subarray(0, length));
      rest = rest.subarray(length);
      await wait(1);
    }
  }
  near.end();
}
