import composer from './composer.json' with { type: 'json' };
import { socialMessages } from './social.ts';
import { inLanguage } from '../in-language.ts';

/** What the composer says beside what every page may say; loaded with it alone. */
export const composerMessages = inLanguage({ composer }, socialMessages);
