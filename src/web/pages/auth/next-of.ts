import { paths } from '#web/paths.ts';
import { safeBack } from '#web/safe-back.ts';

/** Where somebody begins who has just registered: professionals set up their page, once they have the plan that they chose. */
export function firstPage(offersServices: boolean, next: string): string {
  return offersServices && !isPlan(next) ? paths.onboarding.trade : next;
}

/** Whether that is where a plan is chosen: only professionals have one. */
export function isPlan(next: string): boolean {
  return /^\/subscribe(\?|$)/.test(next);
}

/** Where to go after signing in: only an address of ours may follow it. */
export function nextOf(url: URL): string {
  return safeBack(url.searchParams.get('next'), paths.home);
}
