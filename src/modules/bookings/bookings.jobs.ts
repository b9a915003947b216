import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import { expireBookings } from './use-cases/expire-bookings.ts';

/** What bookings do by themselves. */
export function bookingsJobs(app: App): Job[] {
  return [{ name: 'bookings.expire', retries: 3, cron: '* * * * *', atStart: true, run: () => expireBookings(app) }];
}
