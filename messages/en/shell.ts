import shell from './shell.json' with { type: 'json' };

/** What every page says, the first one that a newcomer loads included. */
export const shellMessages = { shell };
