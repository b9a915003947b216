import { createServer } from 'node:http';
import { createGzip } from 'node:zlib';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { serveParent } from '../child.ts';
import { elementOf, mirrorOf } from './page-mirror.ts';

export interface BarePage {
  /** The page to write, as the program wrote it. */
  readonly html: string;
}

/** Node's own HTTP server and React alone: writes a page of the same elements and texts, each time anew. */
serveParent(async ({ html }: BarePage): Promise<number> => {
  const page = mirrorOf(html);
  const Page = () => elementOf(page);
  const server = createServer((request, response) => {
    const zips = request.headers['accept-encoding']?.includes('gzip');
    const { pipe } = renderToPipeableStream(createElement(Page), {
      onShellReady() {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        if (!zips) return void pipe(response);
        response.setHeader('Content-Encoding', 'gzip');
        pipe(createGzip()).pipe(response);
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
});
