import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const page = createElement('html', null, createElement('body', null, 'Hello'));
const ways = { nonce: 'n-1', finish: (html: Buffer<ArrayBuffer>) => html, onCaught: () => {} };

test('a page comes in one piece, with its last touch', async () => {
  const finish = (html: Buffer<ArrayBuffer>) => Buffer.from(html.toString().replace('Hello', 'Hello, Ada'));
  const { html, broken } = await renderWhole(page, { ...ways, finish });
  expect([html.toString(), broken]).toEqual([expect.stringContaining('<body>Hello, Ada</body>'), false]);
});

test('a page that cannot be finished fails', async () => {
  const finish = () => {
    throw new Error('no script begins');
  };
  await expect(renderWhole(page, { ...ways, finish })).rejects.toThrow('no script begins');
});

test('a page whose frame breaks fails', async () => {
  const Broken = () => {
    throw new Error('no frame');
  };
  await expect(renderWhole(createElement(Broken), ways)).rejects.toThrow('no frame');
});
