import { createServer, isRunnableDevEnvironment } from 'vite';
import type { HandlePage, Web } from './web-bundle.ts';

/** Vite inside the process: pages change as their files do. */
export async function loadDevelopmentWeb(root: string): Promise<Web> {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const handle: HandlePage = async (request, options) => {
    const environment = vite.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the pages in this process');
    const module = await environment.runner.import<{ handle: HandlePage }>('./src/web/handle.ts');
    return module.handle(request, options);
  };
  return {
    handle,
    filesFolder: `${root}public`,
    close: () => vite.close(),
    middleware: ({ incoming, outgoing }) =>
      new Promise((resolve) => {
        outgoing.once('finish', () => resolve(true));
        vite.middlewares(incoming, outgoing, () => resolve(false));
      }),
  };
}
