import setUp from './set-up.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What the list of what is left to set up says; loaded with it alone. */
export const setUpMessages = inLanguage({ setUp });
