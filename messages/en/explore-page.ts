import explore from './explore.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

/** What the search for artists says beside the frame around it; no other page loads it. */
export const exploreMessages = { explore, shell };
