import accounts from './accounts.json' with { type: 'json' };
import bookings from './bookings.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import outbox from './outbox.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import subscriptions from './subscriptions.json' with { type: 'json' };

/** What pages say; refusals and mails stay on the server. */
export const webMessages = { accounts, bookings, landing, outbox, profiles, shell, subscriptions };
