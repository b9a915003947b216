import type { Clock } from '#kernel/clock';
import { accountsRoutes, findActor } from '#modules/accounts';
import { availabilityRoutes, listenAvailability } from '#modules/availability';
import {
  bookingListsRoutes,
  bookingsJobs,
  bookingsRoutes,
  findOwnHold,
  holdsRoutes,
  manageRoutes,
} from '#modules/bookings';
import { catalogueRoutes, listenCatalogue } from '#modules/catalogue';
import { listenNotifications, notificationsJobs, notificationsRoutes } from '#modules/notifications';
import { profilesRoutes } from '#modules/profiles';
import { listenReminders, remindersJobs, remindersRoutes } from '#modules/reminders';
import type { App } from '#platform/app';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createEvents } from '#platform/events';
import { createApi, type Router } from '#platform/http';
import type { Job, Jobs } from '#platform/jobs';
import { createLimits } from '#platform/limits';
import type { Log } from '#platform/log';
import { worksOfDemo } from './demo/works.ts';

export interface Outside {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly secret: string;
}

/** Wires the modules to each other: who listens to whose events, who answers whose ports. */
export function composeApp(outside: Outside): App {
  const events = createEvents();
  const limits = createLimits(outside.database.pool, outside.config.rateLimits);
  const app: App = { ...outside, events, limits };
  listenCatalogue(app);
  listenAvailability(app);
  listenNotifications(app);
  listenReminders(app);
  return app;
}

/** What the modules do when the clock or an event says so. */
export function composeJobs(app: App): Job[] {
  return [...notificationsJobs(app), ...bookingsJobs(app), ...remindersJobs(app)];
}

/** Mounts every module's routes; all of them before the first request. */
export function composeApi(app: App): Router {
  return createApi({
    log: app.log,
    publicUrl: app.config.url,
    trustedProxies: app.config.trustedProxies,
    findActor: (token) => findActor(app, token),
    routers: [
      accountsRoutes(app),
      notificationsRoutes(app),
      profilesRoutes(app, { worksOf: worksOfDemo }),
      catalogueRoutes(app),
      availabilityRoutes(app, { findOwnHold: (c) => findOwnHold(app, c) }),
      bookingsRoutes(app),
      bookingListsRoutes(app),
      holdsRoutes(app),
      manageRoutes(app),
      remindersRoutes(app),
    ],
  });
}
