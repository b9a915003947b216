import customUrl from './custom-url.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the page of one's own address says. */
export const addressMessages = inLanguage({ customUrl, people, profiles, shell });
