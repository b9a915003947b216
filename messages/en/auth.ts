import accounts from './accounts.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

/** What signing in and its neighbours say; no other page loads it. */
export const authMessages = { accounts, shell };
