import type { ComponentChildren, ComponentType, VNode } from 'preact';
import { createElement, Fragment } from 'preact/compat';
import { renderToStringAsync } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { OwnIds, useId } from './ids.ts';
import { lazy, Suspense } from './late-parts.ts';

const write = async (page: ComponentChildren) =>
  renderToStringAsync(createElement(OwnIds, { prefix: 'u' }, page) as VNode);

function Named({ children }: { children?: ComponentChildren }) {
  return createElement('b', { id: useId() }, children);
}

const late = (part: ComponentType<{ children?: ComponentChildren }>) => lazy(async () => ({ default: part }));

test('a late part is written between its marks, whether it came while the page was written or before', async () => {
  const Part = late(Named);
  const page = createElement(Suspense, null, createElement(Part, null, 'Ada'));
  const written = '<!--$s--><!--$s--><b id="u0-0-0">Ada</b><!--/$s--><!--/$s-->';
  expect(await write(page)).toBe(written);
  expect(await write(page)).toBe(written);
});

test('a part that is nothing has its place, too, or the browser would take what follows for it', async () => {
  const Part = late(() => null);
  const page = createElement(Suspense, null, createElement(Part, null), createElement('i', null));
  await write(page);
  expect(await write(page)).toBe('<!--$s--><!--$s--><!--/$s--><i></i><!--/$s-->');
});

test('what follows parts that come late has its id whether they are there or not', async () => {
  const Part = late(Named);
  const waiting = createElement(Suspense, null, createElement(Part, null), createElement(Part, null));
  const page = createElement(Fragment, null, waiting, createElement(Named, null, 'Ada'));
  expect(await write(page)).toContain('<b id="u1">Ada</b>');
});

test('ids are the same whichever of two parts came first', async () => {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  const First = lazy(async () => {
    await isFree;
    return { default: Named };
  });
  const Second = late(Named);
  const page = () =>
    createElement(Fragment, null, createElement(First, null), createElement(Second, null), createElement(Named, null));
  const written = write(page());
  setTimeout(letGo, 10);
  const ids = (html: string) => [...html.matchAll(/id="(.+?)"/g)].map(([, id]) => id);
  expect(ids(await written)).toEqual(['u0-0', 'u1-0', 'u2']);
  expect(ids(await write(page()))).toEqual(['u0-0', 'u1-0', 'u2']);
});
