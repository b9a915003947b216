import { expect, test } from 'vitest';
import { weighPages, withImports, type Manifest, type SaidOfPage } from './budgets.ts';

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: '/root.js',
      hasDefaultExport: true,
      imports: ['/react.js'],
      css: ['/app.css'],
    },
    shell: { id: 'shell', parentId: 'root', module: '/shell.js', hasDefaultExport: true },
    auth: {
      id: 'auth',
      parentId: 'shell',
      path: 'auth',
      module: '/auth.js',
      hasDefaultExport: true,
      imports: ['/form.js'],
    },
    home: { id: 'home', parentId: 'root', index: true, module: '/home.js', hasDefaultExport: true },
    book: { id: 'book', parentId: 'root', path: 'u/:username/book', module: '/book.js', hasDefaultExport: true },
    profile: { id: 'profile', parentId: 'root', path: ':customUrl', module: '/profile.js', hasDefaultExport: true },
    bookings: { id: 'bookings', parentId: 'shell', path: 'bookings', module: '/bookings.js', hasDefaultExport: true },
    logout: { id: 'logout', parentId: 'root', path: 'logout', module: '/logout.js', hasDefaultExport: false },
  },
};
const said: Record<string, Partial<SaidOfPage>> = {
  home: { hydrate: 'signed-in' },
  book: { hydrate: 'never' },
  profile: { hydrate: 'never' },
  auth: { shell: false },
};
const saidOf = (id: string): SaidOfPage => ({ hydrate: 'always', shell: true, ...said[id] });
const pages = weighPages(manifest, saidOf, { plain: ['/book-plain.js'], frame: ['/frame.js', '/react.js'] });
const page = (path: string) => pages.find((one) => one.path === path);

test('a hydrated page loads the entry, every route around it and what they import, once', () => {
  expect(page('/auth')?.scripts).toEqual(['/entry.js', '/react.js', '/root.js', '/shell.js', '/auth.js', '/form.js']);
  expect(page('/auth')?.styles).toEqual(['/app.css']);
});

test('a plain page loads plain scripts only', () => {
  expect(page('/u/:username/book')?.scripts).toEqual(['/book-plain.js']);
});

test('a page that is hydrated for signed-in people counts once for them and once for visitors', () => {
  expect(page('/')?.scripts).toEqual(['/book-plain.js']);
  expect(page('/ signed in')?.scripts).toEqual(['/entry.js', '/react.js', '/root.js', '/home.js', '/frame.js']);
});

test('what a part imports comes with it, once', () => {
  const files: Record<string, string> = {
    '/assets/frame.js': 'import{a}from"./menu.js";import"./line.js";const late=()=>import("./late.js")',
    '/assets/menu.js': 'import{b as c}from"./line.js"',
    '/assets/line.js': '',
  };
  expect(withImports(['/assets/frame.js'], (file) => files[file]!).toSorted()).toEqual(Object.keys(files).toSorted());
});

test('layouts and addresses that only answer are no pages', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/auth',
    '/',
    '/ signed in',
    '/u/:username/book',
    '/:customUrl',
    '/bookings',
  ]);
});

test.each([
  ['/', 15],
  ['/u/:username/book', 25],
  ['/:customUrl', 25],
  ['/auth', 150],
  ['/bookings', 190],
  ['/ signed in', 190],
])('%s may load %i kB', (path, budget) => {
  expect(page(path)?.budget).toBe(budget);
});
