import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { createServer } from '#server/http';
import type { Web } from '#server/web-bundle';
import type { World } from './world.ts';

/** A server that really listens, on a port of its own. */
export interface Listening {
  readonly port: number;
  /** Writes bytes to a connection of its own and answers what came back until it was closed; with `reset`, cuts it at once. */
  send(bytes: string, how?: { readonly reset?: boolean }): Promise<string>;
  close(): Promise<void>;
}

/** The whole server of a world as the network reaches it; `web` answers its pages. */
export async function listen({ app, api }: World, web?: Partial<Web>): Promise<Listening> {
  const noPages: Web = { handle: async () => new Response('no page'), filesFolder: 'public', close: async () => {} };
  const server = createServer(app, api, { ...noPages, ...web });
  const http = createHttpServer(getRequestListener(server.fetch) as RequestListener);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    port,
    async send(bytes, { reset = false } = {}) {
      const socket = connect({ port, host: '127.0.0.1' });
      await once(socket, 'connect');
      let text = '';
      socket.on('data', (part) => (text += part));
      const closed = once(socket, 'close');
      socket.write(bytes);
      if (reset) socket.resetAndDestroy();
      await closed;
      return text;
    },
    async close() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}

/** The bytes of a request with a JSON body, on a connection that is closed after it. */
export function jsonRequest(path: string, body: object, headers: Readonly<Record<string, string>> = {}): string {
  const text = JSON.stringify(body);
  const all = {
    Host: 'uli.test',
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`;
}
