import { expect, test } from 'vitest';
import { weighPages, type Manifest } from './budgets.ts';

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'], css: ['/app.css'] },
    shell: { id: 'shell', parentId: 'root', module: '/shell.js' },
    auth: { id: 'auth', parentId: 'shell', path: 'auth', module: '/auth.js', imports: ['/form.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/home.js' },
    book: { id: 'book', parentId: 'root', path: 'u/:username/book', module: '/book.js' },
    profile: { id: 'profile', parentId: 'root', path: ':customUrl', module: '/profile.js' },
    bookings: { id: 'bookings', parentId: 'shell', path: 'bookings', module: '/bookings.js' },
  },
};
const pages = weighPages(manifest, (id) => ['home', 'book', 'profile'].includes(id), ['/book-plain.js']);
const page = (path: string) => pages.find((one) => one.path === path);

test('a hydrated page loads the entry, every route around it and what they import, once', () => {
  expect(page('/auth')?.scripts).toEqual(['/entry.js', '/react.js', '/root.js', '/shell.js', '/auth.js', '/form.js']);
  expect(page('/auth')?.styles).toEqual(['/app.css']);
});

test('a plain page loads plain scripts only', () => {
  expect(page('/u/:username/book')?.scripts).toEqual(['/book-plain.js']);
});

test('layouts are no pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(['/auth', '/', '/u/:username/book', '/:customUrl', '/bookings']);
});

test.each([
  ['/', 15],
  ['/u/:username/book', 25],
  ['/:customUrl', 25],
  ['/auth', 150],
  ['/bookings', 190],
])('%s may load %i kB', (path, budget) => {
  expect(page(path)?.budget).toBe(budget);
});
