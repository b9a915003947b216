import {
  actingRoutes,
  adminCategoriesRoutes,
  adminContactRoutes,
  adminFiltersRoutes,
  adminPaymentsRoutes,
  adminRoutes,
  adminSecurityRoutes,
  adminSettingsRoutes,
  adminWorkRoutes,
  decisionsRoutes,
  frontPageRoutes,
  writeActed,
} from '#modules/admin';
import { accountsRoutes, findActor, passkeysRoutes, securityRoutes } from '#modules/accounts';
import { availabilityRoutes, readTimeZone } from '#modules/availability';
import {
  bookingListsRoutes,
  bookingsRoutes,
  calendarRoutes,
  findOwnHold,
  guestChangesRoutes,
  guestRequestsRoutes,
  holdsRoutes,
  isClosedTo,
  listArtistsBookedBy,
  manageRoutes,
  readSharedBooking,
  type BookingPorts,
} from '#modules/bookings';
import { categoriesRoutes } from '#modules/categories';
import { contactRoutes } from '#modules/contact';
import { mediaRoutes } from '#modules/media';
import { catalogueRoutes, offersRoutes } from '#modules/catalogue';
import { exploreRoutes, findFreeAmong } from '#modules/explore';
import { noticesRoutes, notificationsRoutes, queueMail } from '#modules/notifications';
import { countUnreadGuestThreads, guestMessagesRoutes } from '#modules/guest-messages';
import { findReadable, messagingRoutes } from '#modules/messaging';
import { followCountsOf, followedUnmuted, followsRoutes } from '#modules/follows';
import { listNextTimes, openingsRoutes } from '#modules/openings';
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
  postsRoutes,
  readLooks,
} from '#modules/posts';
import { listenToAccounts, payoutsRoutes } from '#modules/payouts';
import { listenToPayments, paymentsRoutes, readStandings } from '#modules/payments';
import { leavingRoutes, ownDataRoutes } from '#modules/own-data';
import { profilesRoutes } from '#modules/profiles';
import { providerRoutes, sandboxRoutes } from '#modules/provider';
import { listenToProvider, subscriptionsRoutes } from '#modules/subscriptions';
import { safetyRoutes, type FindSubject } from '#modules/safety';
import { clientsRoutes } from '#modules/clients';
import { findReportedRating, ratingsRoutes, ratingTotalsOf } from '#modules/ratings';
import { remindersRoutes } from '#modules/reminders';
import type { App } from '#platform/app';
import { createApi, type Router } from '#platform/http';
import { composeMailWriters } from './compose-mail-writers.ts';
import { securityEvents } from './security-events.ts';

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

/** Mounts every module's routes; all of them before the first request. */
export function composeApi(app: App): Router {
  const bookingPorts: BookingPorts = {
    readLooks: (postIds) => readLooks(app.database, postIds),
    readMoney: (bookings) => readStandings(app.database, bookings, app.clock.now()),
  };
  return createApi({
    log: app.log,
    publicUrl: app.config.url,
    hstsSubdomains: app.config.hstsSubdomains,
    trustedProxies: app.config.trustedProxies,
    findActor: (token) => findActor(app, token),
    limits: app.limits,
    security: { kinds: securityEvents, now: () => app.clock.now(), record: app.securityLog.record },
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
        countUnreadGuests: (userId) => countUnreadGuestThreads(app.database, userId),
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
      postsRoutes(app, { findFreeTimes: (actor, service) => listNextTimes(app, actor, service) }),
      draftsRoutes(app),
      marksRoutes(app),
      commentsRoutes(app),
      lookbooksRoutes(app),
      bookingsRoutes(app, bookingPorts),
      bookingListsRoutes(app, bookingPorts),
      calendarRoutes(app, bookingPorts),
      guestChangesRoutes(app, bookingPorts),
      guestRequestsRoutes(app, bookingPorts),
      holdsRoutes(app),
      manageRoutes(app, bookingPorts),
      ratingsRoutes(app),
      clientsRoutes(app, bookingPorts),
      guestMessagesRoutes(app),
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
      adminSecurityRoutes(app),
      frontPageRoutes(app),
      adminPaymentsRoutes(app),
      leavingRoutes(app),
    ],
  });
}
