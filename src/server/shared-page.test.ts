import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharePage, sourcesOfNonce } from './shared-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page for everybody carries no nonce; its policy names what stands in its scripts and styles', () => {
  const page = sharePage(
    '<style nonce="n-1">p{}</style><p>Grüße</p><script nonce="n-1" type="module">run("ü")</script><script nonce="n-1">a()</script>',
    'n-1',
  );
  expect(page?.html.toString()).toBe(
    '<style>p{}</style><p>Grüße</p><script type="module">run("ü")</script><script>a()</script>',
  );
  expect(page?.sources).toEqual({
    styles: [hashOf('p{}')],
    scripts: [hashOf('run("ü")'), hashOf('a()'), "'strict-dynamic'"],
  });
});

test('what somebody wrote into a page is not allowed by it', () => {
  const page = sharePage('<script nonce="n-1">a()</script><p><script>steal()</script></p>', 'n-1');
  expect(page?.sources.scripts).toEqual([hashOf('a()'), "'strict-dynamic'"]);
});

test.each([
  ['in what a script says', '<script nonce="n-1">setNonce("n-1")</script>'],
  ['on a file', '<script nonce="n-1" src="/assets/texts.js" defer></script>'],
  ['on another element', '<meta property="csp-nonce" nonce="n-1"/>'],
])('a page with its nonce %s is nobody else’s', (_, html) => {
  expect(sharePage(html, 'n-1')).toBeUndefined();
});

test('a page without scripts allows none', () => {
  expect(sharePage('<p>Hello</p>', 'n-1')?.sources.scripts).toEqual(["'none'"]);
});

test('a page for one visitor allows scripts with its nonce, and what they load', () => {
  expect(sourcesOfNonce('n-1')).toEqual({ scripts: ["'nonce-n-1'", "'strict-dynamic'"], styles: ["'nonce-n-1'"] });
});
