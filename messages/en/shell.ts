import shell from './shell.json' with { type: 'json' };
import { inLanguage } from '../in-language.ts';

/** What every page says, the first one that a newcomer loads included. */
export const shellMessages = inLanguage({ shell });
