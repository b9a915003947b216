import { expect, test } from 'vitest';
import { readFrame, type ModuleFacts } from './frame-modules.ts';

const module = (importedIds: readonly string[], code = ''): ModuleFacts => ({ code, importedIds });
const modules: Record<string, ModuleFacts> = {
  '/uli/src/web/root.tsx': module(['/uli/src/web/shell.tsx', '/uli/node_modules/react.js']),
  '/uli/src/web/shell.tsx': module(['/uli/messages/en/shell.json', '/uli/src/web/ui/icons.ts'], 'jsx(BellIcon)'),
  '/uli/messages/en/shell.json': module([]),
  '/uli/src/web/ui/icons.ts': module(['/uli/node_modules/@phosphor-icons/react/dist/ssr/Heart.es.js']),
};
const isInFrame = readFrame(['/uli/src/web/root.tsx'], (id) => modules[id] ?? null);

test('what the root imports comes with the frame, but not the root itself', () => {
  expect(Object.keys(modules).filter(isInFrame)).toEqual(Object.keys(modules).slice(1));
});

test('of all icons those come that the frame names', () => {
  const icon = (name: string) => [
    `/uli/node_modules/@phosphor-icons/react/dist/ssr/${name}.es.js`,
    `/uli/node_modules/@phosphor-icons/react/dist/defs/${name}.es.js`,
  ];
  expect(icon('Bell').map(isInFrame)).toEqual([true, true]);
  expect(icon('Heart').map(isInFrame)).toEqual([false, false]);
});

test('libraries, and what only pages import, do not', () => {
  expect(isInFrame('/uli/node_modules/react.js')).toBe(false);
  expect(isInFrame('/uli/src/web/pages/explore.tsx')).toBe(false);
});
