import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

const renderMilliseconds = 10_000;

export interface RenderOptions {
  readonly nonce: string;
  /** The last touch to the document's bytes. */
  readonly finish: (html: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;
  /** Told of each error that a boundary caught, once the document's frame is there. */
  readonly onCaught: (error: unknown) => void;
}

export interface WholePage {
  readonly html: Buffer<ArrayBuffer>;
  /** Whether a part of it broke. */
  readonly broken: boolean;
}

/** Renders a document in one piece; rejects when its frame breaks and when it cannot be finished. */
export function renderWhole(document: ReactNode, { nonce, finish, onCaught }: RenderOptions): Promise<WholePage> {
  return new Promise((resolve, reject) => {
    let broken = false;
    let hasShell = false;
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Larger parts would be sent hidden, for a script to put in place; public pages work without one.
      progressiveChunkSize: Infinity,
      onShellReady() {
        hasShell = true;
      },
      onAllReady() {
        pipe(inOnePiece(finish, (html) => settle(() => resolve({ html, broken })), fail));
      },
      onShellError: fail,
      onError(error) {
        broken = true;
        // What breaks before the frame is there is handed on with the rejection.
        if (hasShell) onCaught(error);
      },
    });
    const patience = setTimeout(abort, renderMilliseconds).unref();
    function settle(how: () => void) {
      clearTimeout(patience);
      how();
    }
    function fail(error: unknown) {
      settle(() => reject(error));
    }
  });
}

/** Collects what is written; a stream swallows what is thrown in it, so an error is handed over like the page. */
function inOnePiece(
  finish: RenderOptions['finish'],
  done: (html: Buffer<ArrayBuffer>) => void,
  failed: (error: unknown) => void,
): Writable {
  const parts: Buffer<ArrayBuffer>[] = [];
  return new Writable({
    write(part: Buffer<ArrayBuffer>, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      try {
        done(finish(Buffer.concat(parts)));
      } catch (error) {
        failed(error);
      }
      next();
    },
  }).on('error', failed);
}
