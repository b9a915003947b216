import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { nonceContext } from './context.ts';

const renderMilliseconds = 10_000;

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
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Larger parts would be sent hidden, for a script to put in place; public pages work without one.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status: broken ? 500 : status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          broken = true;
        },
      },
    );
    setTimeout(abort, renderMilliseconds).unref();
  });
}
