import { fileURLToPath } from 'node:url';
import type { HandlePage, Web } from './web-bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loads the web bundle: what Vite built, or in development Vite itself with hot reload. */
export async function loadWeb(development: boolean): Promise<Web> {
  if (development) return (await import('./web-development.ts')).loadDevelopmentWeb(root);
  const built = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as { handle: HandlePage };
  return { handle: built.handle, filesFolder: `${root}build/client`, close: async () => {} };
}
