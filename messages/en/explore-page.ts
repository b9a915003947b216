import explore from './explore.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the search for artists says beside the frame around it; no other page loads it. */
export const exploreMessages = inLanguage({ explore, shell });
