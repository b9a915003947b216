import accounts from './accounts.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

/** What every page says, the first one that a newcomer loads included. */
export const shellMessages = { accounts, shell };
