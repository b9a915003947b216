import { paths } from '#web/paths.ts';
import { safeBack } from '#web/safe-back.ts';

/** Where to go after signing in: only an address of ours may follow it. */
export function nextOf(url: URL): string {
  return safeBack(url.searchParams.get('next'), paths.home);
}
