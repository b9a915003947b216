import { ApiError } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';

/** Takes whoever signed in to an account that is about to go to the page that says so; false for every other error. */
export function leadToLeaving(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.body.code !== 'account_leaves') return false;
  location.assign(paths.leaving);
  return true;
}
