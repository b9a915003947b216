import { options, type ComponentChild } from 'preact';
import { createElement, hydrate, Suspense } from 'preact/compat';
import { OwnIds } from './ids.ts';
import './props.ts';
import { takeTurns } from './turns.ts';

// What shows listens from when it is named alive: `EarlyTap` waits for it, and so do the browser tests.
const diffed = options.diffed;
options.diffed = (vnode) => {
  diffed?.(vnode);
  if (typeof vnode.type === 'string') Object.assign((vnode as unknown as { __e: Element }).__e, { isAlive: true });
};

// Effects run as soon as the browser may paint, as React's do. Preact would wait for the frame after: what an effect asks the
// server for would be asked that much later.
const { port1, port2 } = new MessageChannel();
let flush = () => {};
port1.addEventListener('message', () => flush());
port1.start();
options.requestAnimationFrame = (flushEffects) => {
  flush = flushEffects;
  port2.postMessage(null);
};

/** React's `hydrateRoot` for a whole document, whose `<html>` Preact would look for within itself. */
export function hydrateRoot(whole: Document, page: ComponentChild): void {
  const html = whole.documentElement;
  const container = {
    nodeType: 1,
    ownerDocument: whole,
    namespaceURI: html.namespaceURI,
    parentNode: null,
    firstChild: html,
    childNodes: [html],
    contains: (node: Node) => whole.contains(node),
    insertBefore: (node: Node, before: Node | null) => whole.insertBefore(node, before),
    appendChild: (node: Node) => whole.appendChild(node),
    removeChild: (node: Node) => whole.removeChild(node),
  };
  // Scripts that have just been read have kept the browser for long enough: it goes on in between.
  setTimeout(() => {
    takeTurns();
    // The router waits for what the page was rendered with by suspending at its very top.
    hydrate(createElement(Suspense, null, createElement(OwnIds, { prefix: 'u' }, page)), container as never);
  });
}
