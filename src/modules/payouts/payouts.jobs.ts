import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { checkAccounts } from './use-cases/check-accounts.ts';

/** Asking the provider where it should have told us something. */
export function payoutsJobs(app: App): Job[] {
  const run: Job['run'] = (_data, stopping) => checkAccounts(app, stopping);
  return [{ name: 'payouts.check', retries: 0, cron: '* * * * *', run }];
}
