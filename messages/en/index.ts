import accounts from './accounts.json' with { type: 'json' };
import bookings from './bookings.json' with { type: 'json' };
import availability from './availability.json' with { type: 'json' };
import catalogue from './catalogue.json' with { type: 'json' };
import field from './field.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import outbox from './outbox.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import reminders from './reminders.json' with { type: 'json' };
import refusal from './refusal.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import subscriptions from './subscriptions.json' with { type: 'json' };

/** English, the source of every other language; one file a module. */
export const en = {
  accounts,
  availability,
  bookings,
  catalogue,
  field,
  landing,
  notifications,
  outbox,
  profiles,
  refusal,
  reminders,
  settings,
  shell,
  subscriptions,
};
