import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { nonceContext, reportContext } from './context.ts';
import { isOurFault } from './our-fault.ts';
import { withLateScripts } from './late-scripts.tsx';

const renderMilliseconds = 10_000;

/** Without it the router would write whatever a request was wrong about to the console, its address and what is secret in it included. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && isOurFault(error)) context.get(reportContext)(error);
};

/** Renders a page whole before it is sent: a page that breaks half-way answers 500, not half a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    let broken = false;
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Larger parts would be sent hidden, for a script to put in place; public pages work without one.
        progressiveChunkSize: Infinity,
        onShellReady() {
          hasShell = true;
        },
        onAllReady() {
          clearTimeout(patience);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(wholePage((html) => resolve(new Response(html, { status: broken ? 500 : status, headers }))));
        },
        onShellError(error) {
          clearTimeout(patience);
          reject(error);
        },
        onError(error) {
          broken = true;
          // What breaks before the shell is there is handed on, and comes by `handleError`.
          if (hasShell && isOurFault(error)) context.get(reportContext)(error);
        },
      },
    );
    const patience = setTimeout(abort, renderMilliseconds).unref();
  });
}

/** Collects what is written, and hands it over in one piece. */
function wholePage(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const parts: Buffer<ArrayBuffer>[] = [];
  return new Writable({
    write(part: Buffer<ArrayBuffer>, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      const html = Buffer.concat(parts);
      done(import.meta.env.DEV ? html : withLateScripts(html));
      next();
    },
  });
}
