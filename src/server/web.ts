import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import type { HandlePage } from './pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Web {
  readonly handle: HandlePage;
  /** Where the browser's files lie. */
  readonly filesFolder: string;
  /** Only in development: lets Vite answer for its own modules; true when it did. */
  readonly middleware?: (bindings: HttpBindings) => Promise<boolean>;
  close(): Promise<void>;
}

/** Loads the web bundle: what Vite built, or in development Vite itself with hot reload. */
export async function loadWeb(development: boolean): Promise<Web> {
  if (development) return (await import('./web-development.ts')).loadDevelopmentWeb(root);
  const built = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as { handle: HandlePage };
  return { handle: built.handle, filesFolder: `${root}build/client`, close: async () => {} };
}
