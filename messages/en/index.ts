import admin from './admin.json' with { type: 'json' };
import accounts from './accounts.json' with { type: 'json' };
import bookingRefusal from './booking-refusal.json' with { type: 'json' };
import bookings from './bookings.json' with { type: 'json' };
import advance from './advance.json' with { type: 'json' };
import asking from './asking.json' with { type: 'json' };
import availability from './availability.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import categories from './categories.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import clients from './clients.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import customers from './customers.json' with { type: 'json' };
import customUrl from './custom-url.json' with { type: 'json' };
import docs from './docs.json' with { type: 'json' };
import explore from './explore.json' with { type: 'json' };
import comments from './comments.json' with { type: 'json' };
import composer from './composer.json' with { type: 'json' };
import field from './field.json' with { type: 'json' };
import follows from './follows.json' with { type: 'json' };
import sandbox from './sandbox.json' with { type: 'json' };
import sandboxAccount from './sandbox-account.json' with { type: 'json' };
import safety from './safety.json' with { type: 'json' };
import kept from './kept.json' with { type: 'json' };
import guestMessages from './guest-messages.json' with { type: 'json' };
import inbox from './inbox.json' with { type: 'json' };
import messaging from './messaging.json' with { type: 'json' };
import messagingMail from './messaging-mail.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import decision from './decision.json' with { type: 'json' };
import leaving from './leaving.json' with { type: 'json' };
import noShow from './no-show.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import notices from './notices.json' with { type: 'json' };
import onboarding from './onboarding.json' with { type: 'json' };
import openings from './openings.json' with { type: 'json' };
import outbox from './outbox.json' with { type: 'json' };
import ownCard from './own-card.json' with { type: 'json' };
import ownData from './own-data.json' with { type: 'json' };
import payouts from './payouts.json' with { type: 'json' };
import payments from './payments.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import plan from './plan.json' with { type: 'json' };
import planMail from './plan-mail.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import pricing from './pricing.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import reminders from './reminders.json' with { type: 'json' };
import ratings from './ratings.json' with { type: 'json' };
import refusal from './refusal.json' with { type: 'json' };
import security from './security.json' with { type: 'json' };
import securityEvents from './security-events.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import settingsFrame from './settings-frame.json' with { type: 'json' };
import settingsPages from './settings-pages.json' with { type: 'json' };
import serviceTemplates from './service-templates.json' with { type: 'json' };
import setUp from './set-up.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import verify from './verify.json' with { type: 'json' };
import visit from './visit.json' with { type: 'json' };
import subscriptions from './subscriptions.json' with { type: 'json' };

/** English, the source of every other language; one file a module. */
export const en = {
  admin,
  accounts,
  advance,
  asking,
  availability,
  bookingRefusal,
  bookings,
  calendar,
  catalogue,
  categories,
  checkout,
  clients,
  contact,
  customers,
  customUrl,
  docs,
  explore,
  comments,
  composer,
  field,
  follows,
  safety,
  sandbox,
  sandboxAccount,
  guestMessages,
  inbox,
  kept,
  messaging,
  messagingMail,
  landing,
  decision,
  leaving,
  notices,
  noShow,
  notifications,
  onboarding,
  openings,
  outbox,
  ownCard,
  ownData,
  payouts,
  payments,
  people,
  plan,
  planMail,
  posts,
  pricing,
  terms,
  profiles,
  ratings,
  refusal,
  reminders,
  security,
  securityEvents,
  settings,
  settingsFrame,
  settingsPages,
  serviceTemplates,
  setUp,
  shell,
  subscriptions,
  verify,
  visit,
};
