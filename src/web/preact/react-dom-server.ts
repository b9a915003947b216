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
  const once = (end: () => void) => {
    if (!ended) end();
    ended = true;
  };
  const fail = (error: unknown) =>
    once(() => {
      hearing.onError(error);
      hearing.onShellError(error);
    });
  Promise.resolve(renderToStringAsync(createElement(OwnIds, { prefix: 'u' }, page) as VNode)).then((written) => {
    html = `<!DOCTYPE html>${written}`;
    once(() => {
      hearing.onShellReady();
      hearing.onAllReady();
    });
  }, fail);
  return { pipe: (to: Writable) => to.end(html), abort: () => fail(new Error('the page took too long')) };
}
