import type { Clock } from '#kernel/clock';
import {
  actingRoutes,
  adminCategoriesRoutes,
  adminContactRoutes,
  adminFiltersRoutes,
  adminJobs,
  adminPaymentsRoutes,
  adminRoutes,
  adminSettingsRoutes,
  adminWorkRoutes,
  decisionsRoutes,
  frontPageRoutes,
  writeActed,
} from '#modules/admin';
import { accountsJobs, accountsRoutes, findActor, passkeysRoutes, securityRoutes } from '#modules/accounts';
import { availabilityRoutes, listenAvailability, listNextFree, readTimeZone } from '#modules/availability';
import {
  bookingListsRoutes,
  bookingsJobs,
  bookingsRoutes,
  calendarRoutes,
  findOwnHold,
  holdsRoutes,
  isClosedTo,
  listArtistsBookedBy,
  manageRoutes,
  readSharedBooking,
  type BookingPorts,
} from '#modules/bookings';
import { categoriesRoutes } from '#modules/categories';
import { contactRoutes, writeContactMail, type AnswerLetter, type ContactLetter } from '#modules/contact';
import { mediaJobs, mediaRoutes } from '#modules/media';
import { catalogueRoutes, listenCatalogue, offersRoutes } from '#modules/catalogue';
import { exploreJobs, exploreRoutes, findFreeAmong } from '#modules/explore';
import {
  listenNotifications,
  noticesRoutes,
  notificationsJobs,
  notificationsRoutes,
  queueMail,
  writeAccountMail,
  type MailWriters,
} from '#modules/notifications';
import { findReadable, messagingRoutes } from '#modules/messaging';
import { followCountsOf, followedUnmuted, followsRoutes, listenFollows } from '#modules/follows';
import { openingsRoutes } from '#modules/openings';
import type { PersonCounts } from '#modules/profiles/contract';
import {
  commentsRoutes,
  draftsRoutes,
  feedRoutes,
  findReportedComment,
  findReportedPost,
  lookAtPosts,
  lookbooksRoutes,
  marksRoutes,
  postCountsOf,
  postsJobs,
  postsRoutes,
  readLooks,
} from '#modules/posts';
import { listenToAccounts, payoutsJobs, payoutsRoutes } from '#modules/payouts';
import {
  listenPayments,
  listenToPayments,
  paymentsJobs,
  paymentsRoutes,
  writePaymentMail,
  type PaymentLetter,
} from '#modules/payments';
import { leavingRoutes, ownDataJobs, ownDataRoutes } from '#modules/own-data';
import { profilesRoutes } from '#modules/profiles';
import { providerRoutes, sandboxRoutes } from '#modules/provider';
import {
  listenToProvider,
  subscriptionsJobs,
  subscriptionsRoutes,
  writePlanMail,
  type PlanLetter,
} from '#modules/subscriptions';
import { safetyRoutes, type FindSubject } from '#modules/safety';
import { findReportedRating, listenRatings, ratingsRoutes, ratingTotalsOf } from '#modules/ratings';
import { listenReminders, remindersJobs, remindersRoutes, writeVisitMail, type VisitMail } from '#modules/reminders';
import type { App } from '#platform/app';
import { sandboxJobs } from './sandbox-jobs.ts';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createEvents } from '#platform/events';
import { createApi, type Router } from '#platform/http';
import type { Job, Jobs } from '#platform/jobs';
import { createLimits } from '#platform/limits';
import type { Log } from '#platform/log';
import { openPayments, type PaymentsOptions } from '#platform/payments';
import { createRealtime } from '#platform/realtime';
import { openStorage } from '#platform/storage';

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
  const app: App = { ...given, events, limits, realtime, storage, payments: openPayments(outside) };
  listenCatalogue(app);
  listenAvailability(app);
  listenNotifications(app);
  listenFollows(app);
  listenReminders(app);
  listenRatings(app);
  listenPayments(app);
  return app;
}

/** Who puts the mails of which kinds into words. */
export function composeMailWriters(app: App): MailWriters {
  return {
    account: (letter) => writeAccountMail(app, letter),
    contact: (letter: AnswerLetter | ContactLetter) => writeContactMail(app, letter),
    payment: (letter: PaymentLetter) => writePaymentMail(app, letter),
    plan: (letter: PlanLetter) => writePlanMail(app, letter),
    visit: (letter: VisitMail, queuedAt: number) => writeVisitMail(app, letter, queuedAt),
  };
}

const findMessageOf: FindSubject = (executor, viewer, id) => findReadable(executor, viewer.id, id);

/** What modules count about a person, for the profile. */
async function composeCounts({ database }: App, userId: number): Promise<PersonCounts> {
  const [posts, follows, ratings] = await Promise.all([
    postCountsOf(database, [userId]),
    followCountsOf(database, [userId]),
    ratingTotalsOf(database, [userId]),
  ]);
  const { average: averageRating, count: ratingsCount } = ratings.get(userId)!;
  const postsCount = posts.get(userId) ?? 0;
  return { postsCount, followersCount: 0, followingCount: 0, averageRating, ratingsCount, ...follows.get(userId) };
}

/** What the modules do when the clock or an event says so. */
export function composeJobs(app: App, api: Router): Job[] {
  return [
    ...accountsJobs(app),
    ...notificationsJobs(app, composeMailWriters(app)),
    ...mediaJobs(app),
    ...postsJobs(app),
    ...bookingsJobs(app),
    ...remindersJobs(app),
    ...paymentsJobs(app),
    ...exploreJobs(app),
    ...ownDataJobs(app),
    ...subscriptionsJobs(app),
    ...payoutsJobs(app),
    ...sandboxJobs(app, api),
    ...adminJobs(app),
  ];
}

/** Mounts every module's routes; all of them before the first request. */
export function composeApi(app: App): Router {
  const bookingPorts: BookingPorts = { readLooks: (postIds) => readLooks(app.database, postIds) };
  return createApi({
    log: app.log,
    publicUrl: app.config.url,
    trustedProxies: app.config.trustedProxies,
    findActor: (token) => findActor(app, token),
    beforeActing: (person, deed) => writeActed(app, person, deed),
    routers: [
      accountsRoutes(app),
      securityRoutes(app),
      passkeysRoutes(app),
      mediaRoutes(app),
      noticesRoutes(app, { lookAtPosts: (person, postIds) => lookAtPosts(app, person, postIds) }),
      notificationsRoutes(app, composeMailWriters(app)),
      contactRoutes(app, {
        queueMail: (transaction, mail) => queueMail(app, transaction, { ...mail, kind: 'contact.message' }),
      }),
      safetyRoutes(app, {
        findSubject: {
          post: findReportedPost,
          comment: findReportedComment,
          message: findMessageOf,
          rating: findReportedRating,
        },
      }),
      // Before profiles: suggestions are no person's id.
      followsRoutes(app),
      profilesRoutes(app, { countsOf: (userId) => composeCounts(app, userId) }),
      categoriesRoutes(app),
      messagingRoutes(app, {
        findSharedBooking: (executor, oneId, otherId) => readSharedBooking(executor, oneId, otherId, app.clock.now()),
      }),
      catalogueRoutes(app),
      offersRoutes(app, { timeZoneOf: (userId) => readTimeZone(app.database, userId) }),
      availabilityRoutes(app, {
        findOwnHold: (c) => findOwnHold(app, c),
        isClosedTo: (actor, userId) => isClosedTo(app, userId, { actor }),
      }),
      openingsRoutes(app, { followedBy: (userId) => followedUnmuted(app.database, userId) }),
      feedRoutes(app, {
        freeAmong: (artistIds, from, to) => findFreeAmong(app, artistIds, { from, to }),
        bookedBy: (clientId) => listArtistsBookedBy(app.database, clientId),
      }),
      postsRoutes(app, { findFreeTimes: (service) => listNextFree(app, service) }),
      draftsRoutes(app),
      marksRoutes(app),
      commentsRoutes(app),
      lookbooksRoutes(app),
      bookingsRoutes(app, bookingPorts),
      bookingListsRoutes(app, bookingPorts),
      calendarRoutes(app, bookingPorts),
      holdsRoutes(app),
      manageRoutes(app, bookingPorts),
      ratingsRoutes(app),
      remindersRoutes(app),
      paymentsRoutes(app),
      exploreRoutes(app),
      subscriptionsRoutes(app),
      payoutsRoutes(app),
      providerRoutes(app, [listenToProvider(app), listenToAccounts(app), listenToPayments(app)]),
      sandboxRoutes(app),
      ownDataRoutes(app),
      adminRoutes(app),
      decisionsRoutes(app),
      adminContactRoutes(app),
      adminCategoriesRoutes(app),
      adminFiltersRoutes(app),
      adminWorkRoutes(app),
      actingRoutes(app),
      adminSettingsRoutes(app),
      frontPageRoutes(app),
      adminPaymentsRoutes(app),
      leavingRoutes(app),
    ],
  });
}
