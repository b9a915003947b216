import type { Writable } from 'node:stream';
import type { ComponentChild, VNode } from 'preact';
import { createElement } from 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';
import { OwnIds } from './ids.ts';
import './props.ts';

interface Hearing {
  onShellReady(): void;
  onAllReady(): void;
  onShellError(error: unknown): void;
  onError(error: unknown): void;
}

/** React's `renderToPipeableStream`, of which the pages wait for the end: the shell and the whole are ready at once. */
export function renderToPipeableStream(page: ComponentChild, hearing: Hearing) {
  let html = '';
  let ended = false;
  function fail(error: unknown) {
    if (ended) return;
    ended = true;
    hearing.onError(error);
    hearing.onShellError(error);
  }
  function finish(written: string) {
    if (ended) return;
    ended = true;
    html = `<!DOCTYPE html>${written}`;
    hearing.onShellReady();
    hearing.onAllReady();
  }
  const writing = renderToStringAsync(createElement(OwnIds, { prefix: 'u' }, page) as VNode);
  Promise.resolve(writing).then(finish, fail);
  return { pipe: (to: Writable) => to.end(html), abort: () => fail(new Error('the page took too long')) };
}
