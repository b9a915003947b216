import { paths } from '#web/paths.ts';

/** Where to go after signing in: only an address of ours may follow it. */
export function nextOf(url: URL): string {
  const next = url.searchParams.get('next');
  return next && /^\/(?![/\\])/.test(next) ? next : paths.home;
}
