import type { Clock } from '#kernel/clock';
import { adminJobs, listenAdmin } from '#modules/admin';
import { accountsJobs, insertSecurityEvents } from '#modules/accounts';
import { listenAvailability, readTimeZones } from '#modules/availability';
import { bookingsJobs } from '#modules/bookings';
import { mediaJobs } from '#modules/media';
import { messagingJobs } from '#modules/messaging';
import { catalogueJobs, listenCatalogue } from '#modules/catalogue';
import { exploreJobs } from '#modules/explore';
import { listenNotifications, notificationsJobs } from '#modules/notifications';
import { listenFollows } from '#modules/follows';
import { postsJobs } from '#modules/posts';
import { payoutsJobs } from '#modules/payouts';
import { listenPayments, paymentsJobs } from '#modules/payments';
import { ownDataJobs } from '#modules/own-data';
import { subscriptionsJobs } from '#modules/subscriptions';
import { listenClients } from '#modules/clients';
import { listenGuestMessages } from '#modules/guest-messages';
import { listenRatings } from '#modules/ratings';
import { listenReminders, remindersJobs } from '#modules/reminders';
import type { App } from '#platform/app';
import { sandboxJobs } from './sandbox-jobs.ts';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createEvents } from '#platform/events';
import type { Router } from '#platform/http';
import type { Job, Jobs } from '#platform/jobs';
import { createLimits } from '#platform/limits';
import { createSecurityLog, type Log } from '#platform/log';
import { openPayments, type PaymentsOptions } from '#platform/payments';
import { createRealtime } from '#platform/realtime';
import { openStorage } from '#platform/storage';
import { composeMailWriters } from './compose-mail-writers.ts';
import { PreviewFiles } from './previews/preview-files.ts';
import { previewJobs } from './previews/preview-jobs.ts';

export interface Outside {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly secret: string;
  /** Between the payment provider and whoever asks it; tests make it misbehave. */
  readonly between?: PaymentsOptions['between'];
}

/** Wires the modules to each other: who listens to whose events, who answers whose ports. */
export function composeApp(outside: Outside): App {
  const events = createEvents();
  const limits = createLimits(outside.database.pool, outside.config.rateLimits);
  const storage = openStorage(outside.config);
  const realtime = createRealtime(outside.database, outside.log);
  const { between: _between, ...given } = outside;
  const securityLog = createSecurityLog({
    log: outside.log,
    write: (written) => insertSecurityEvents(outside.database, written),
  });
  const app: App = { ...given, securityLog, events, limits, realtime, storage, payments: openPayments(outside) };
  listenCatalogue(app, { readTimeZones });
  listenAvailability(app);
  listenNotifications(app);
  listenFollows(app);
  listenReminders(app);
  listenRatings(app);
  listenClients(app);
  listenGuestMessages(app);
  listenPayments(app);
  listenAdmin(app);
  return app;
}

/** What the modules do when the clock or an event says so. */
export function composeJobs(app: App, api: Router): Job[] {
  return [
    ...accountsJobs(app),
    ...notificationsJobs(app, composeMailWriters(app)),
    ...mediaJobs(app),
    ...messagingJobs(app),
    ...catalogueJobs(app, { readTimeZones }),
    ...postsJobs(app),
    ...bookingsJobs(app),
    ...remindersJobs(app),
    ...paymentsJobs(app),
    ...exploreJobs(app),
    ...ownDataJobs(app, { removePreviews: (userId) => new PreviewFiles(app.config.dataFolder).removePerson(userId) }),
    ...subscriptionsJobs(app),
    ...payoutsJobs(app),
    ...sandboxJobs(app, api),
    ...previewJobs(app, api),
    ...adminJobs(app),
  ];
}
