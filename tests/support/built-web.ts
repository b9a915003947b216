import { buildIsStale, buildWeb } from '../../tools/build.ts';
import { loadWeb } from '#server/web';
import type { Web } from '#server/web-bundle';

/** The built pages, which it builds where that is due; a whole run of the tests has built them before. */
export function builtWeb(): Promise<Web> {
  if (buildIsStale()) buildWeb();
  return loadWeb(false);
}
